import { askHost, reject, type Customer, type HostRefusal, type Outcome } from '@vitrin/kernel'
import { passkeyIssues } from './account-issues'
import { NOT_SIGNED_IN } from './account-requests'
import type { Passkey, PasskeyAuthenticator, PasskeyGateway, PasskeyRefusal } from './passkey-ports'
import type { AccountRejection } from './rejections'
import type { SessionTokens } from './session-document'

export type PasskeyRejection = PasskeyRefusal | HostRefusal

type SignIn = (
  ask: () => Promise<Outcome<SessionTokens, PasskeyRejection>>,
) => Promise<Outcome<Customer, PasskeyRejection>>

export interface PasskeysOptions {
  readonly passkeys: PasskeyGateway
  readonly authenticator?: PasskeyAuthenticator | undefined
  readonly session: { readonly account: string; readonly isSignedIn: boolean }
  readonly signIn: SignIn
}

/** Passkeys as a second way into the account, where host and device have them. */
export class Passkeys {
  readonly #options: PasskeysOptions

  constructor(options: PasskeysOptions) {
    this.#options = options
  }

  get areOffered(): boolean {
    return this.#options.authenticator?.isAvailable ?? false
  }

  /** Throws refusals, too. */
  list(): Promise<readonly Passkey[]> {
    const { passkeys, session } = this.#options
    return passkeys.list(session.account)
  }

  async add(currentPassword: string): Promise<Outcome<void, PasskeyRefusal | AccountRejection>> {
    const { passkeys, authenticator, session } = this.#options
    const { account, isSignedIn } = session
    const issues = passkeyIssues({ currentPassword })
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    if (!isSignedIn) return reject(NOT_SIGNED_IN)
    if (!authenticator) return reject({ code: 'unused' })
    const options = await askHost(() => passkeys.creationOptions(account, currentPassword))
    if (!options.ok) return options
    const created = await authenticator.create(options.value)
    return created.ok ? askHost(() => passkeys.add(account, created.value)) : created
  }

  remove(id: string): Promise<Outcome<void, HostRefusal>> {
    const { passkeys, session } = this.#options
    return askHost(() => passkeys.remove(session.account, id))
  }

  /** Signs in without an e-mail address: the passkey names its account. */
  login(): Promise<Outcome<Customer, PasskeyRejection>> {
    return this.#options.signIn(() => this.#tokens())
  }

  async #tokens(): Promise<Outcome<SessionTokens, PasskeyRejection>> {
    const { passkeys, authenticator } = this.#options
    if (!authenticator) return reject({ code: 'unused' })
    const options = await askHost(() => passkeys.loginOptions())
    if (!options.ok) return options
    const signed = await authenticator.sign(options.value)
    return signed.ok ? askHost(() => passkeys.login(signed.value)) : signed
  }
}
