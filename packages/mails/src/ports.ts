import type { Letter } from './letter'
import type { MailLink } from './mail-link'

/**
 * Links in mails. Both calls give `undefined` for a link that the host does not know, and throw `TransportError` and
 * `HostRejection`.
 */
export interface MailLinkGateway {
  /** What the link is for. Changes nothing. */
  read(token: string): Promise<MailLink | undefined>
  /** Does what the link is for. Its state is `done`, or why it could not be done. */
  follow(token: string): Promise<MailLink | undefined>
}

/** A letter of the shopper, sent once under its key (contract §13.2). Throws `TransportError` and `HostRejection`. */
export interface LetterGateway {
  send(letter: Letter, key: string): Promise<void>
}
