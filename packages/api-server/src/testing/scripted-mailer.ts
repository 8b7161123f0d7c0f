import { accept, type Outcome } from '@vitrin/kernel'
import type { Mail, Mailer, MailRejection } from '../ports'

/** Takes every mail over, or does what the test says. */
export class ScriptedMailer implements Mailer {
  /** What was taken over. */
  readonly sent: Mail[] = []
  /** How often it was asked. */
  attempts = 0
  reply: (mail: Mail) => Outcome<undefined, MailRejection> | Promise<Outcome<undefined, MailRejection>> = () =>
    accept(undefined)

  async send(mail: Mail): Promise<Outcome<undefined, MailRejection>> {
    this.attempts += 1
    const outcome = await this.reply(mail)
    if (outcome.ok) this.sent.push(mail)
    return outcome
  }
}
