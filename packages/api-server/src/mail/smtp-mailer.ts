import { accept, reject, type Outcome } from '@vitrin/kernel'
import { createTransport, type Transporter } from 'nodemailer'
import type { Mail, Mailer, MailRejection } from '../ports'
import { mimeMessage } from './mime-message'

export interface SmtpMailerOptions {
  /** `smtps://user:password@host:465`, or `smtp://…`, which uses STARTTLS where it is offered. */
  readonly url: string
  /** `Klarglas <order@shop.example>` */
  readonly from: string
}

const TIMEOUT_MS = 10_000

/** The fields of nodemailer's errors that tell failures apart. */
interface SmtpFault {
  readonly message?: string
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/** Sends each mail to a mail server over its own connection. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter
  readonly #from: string

  constructor({ url, from }: SmtpMailerOptions) {
    this.#transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    this.#from = from
  }

  async send(mail: Mail): Promise<Outcome<undefined, MailRejection>> {
    try {
      await this.#transport.sendMail(mimeMessage(mail, this.#from))
      return accept(undefined)
    } catch (fault) {
      return reject(rejectionOf(fault as SmtpFault))
    }
  }
}

/**
 * A mail is refused for good only by a final answer about it. A server that refuses the host or the sender may be
 * configured.
 */
function rejectionOf({ message = 'unknown fault', code, command, responseCode }: SmtpFault): MailRejection {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { reason: 'unreachable', message }
  if (command === 'MAIL FROM') return { reason: 'unreachable', message }
  const isFinal = responseCode === undefined || responseCode >= 500
  return { reason: isFinal ? 'refused' : 'deferred', message }
}
