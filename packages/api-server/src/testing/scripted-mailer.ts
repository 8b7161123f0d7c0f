import { accept, type Outcome } from '@vitrin/kernel'
import type { Mail, Mailer, MailRejection } from '../ports'

/** Accepts every mail, or replies as the test wants. */
export class ScriptedMailer implements Mailer {
  /** The accepted mails. */
  readonly sent: Mail[] = []
  /** The number of calls of `send`. */
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
