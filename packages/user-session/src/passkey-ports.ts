import type { Outcome } from '@vitrin/kernel'
import type { SessionTokens } from './session-document'

/** A passkey of the account. */
export interface Passkey {
  readonly id: string
  /** `Firefox · Windows`: where it was added; empty when the host does not know it. */
  readonly device: string
  /** ISO 8601 */
  readonly addedAt: string
  /** ISO 8601; null before the first login with it. */
  readonly usedAt: string | null
}

/** What host and authenticator tell each other, in the JSON of WebAuthn. The session only carries it. */
export type PasskeyMessage = Readonly<Record<string, unknown>>

/** Passkeys at the host. Every method throws like those of `UserGateway`. */
export interface PasskeyGateway {
  list(account: string): Promise<readonly Passkey[]>
  /** What a new passkey of the account must be like; the host gives it for the password. */
  creationOptions(account: string, currentPassword: string): Promise<PasskeyMessage>
  add(account: string, created: PasskeyMessage): Promise<void>
  remove(account: string, id: string): Promise<void>
  /** What a login must sign. It is the same for every account. */
  loginOptions(): Promise<PasskeyMessage>
  login(signed: PasskeyMessage): Promise<SessionTokens>
}

/** `known`: this authenticator has a passkey of the account already. `unused`: the shopper or the device gave none. */
export interface PasskeyRefusal {
  readonly code: 'known' | 'unused'
}

/** What keeps passkeys on the shopper's device, and asks for a finger, a face or a PIN. */
export interface PasskeyAuthenticator {
  /** Whether this page can use it. */
  readonly isAvailable: boolean
  create(options: PasskeyMessage): Promise<Outcome<PasskeyMessage, PasskeyRefusal>>
  sign(options: PasskeyMessage): Promise<Outcome<PasskeyMessage, PasskeyRefusal>>
}
