import { askHost, reject, type HostRefusal, type Outcome } from '@vitrin/kernel'
import { NOT_SIGNED_IN, type AccountRequests } from './account-requests'
import type { AccountLogin, EmailChange, UserGateway } from './ports'
import type { AccountRejection } from './rejections'

export interface AccountAtHostOptions {
  readonly gateway: Pick<UserGateway, 'accountData' | 'logins' | 'endLogins'>
  readonly requests: Pick<AccountRequests, 'changeEmail' | 'deleteAccount'>
  readonly session: {
    readonly account: string
    readonly isSignedIn: boolean
    logout(): Promise<void>
  }
}

/** Questions of a signed-in customer about the account, which only the host can answer. */
export class AccountAtHost {
  readonly #options: AccountAtHostOptions

  constructor(options: AccountAtHostOptions) {
    this.#options = options
  }

  /** All data that the host keeps about the account. Throws refusals, too. */
  data(): Promise<Readonly<Record<string, unknown>>> {
    const { gateway, session } = this.#options
    return gateway.accountData(session.account)
  }

  /** The devices on which the account is signed in. Throws refusals, too. */
  logins(): Promise<readonly AccountLogin[]> {
    const { gateway, session } = this.#options
    return gateway.logins(session.account)
  }

  /** Ends all logins at the host, then the one on this device. */
  async signOutEverywhere(): Promise<Outcome<void, HostRefusal>> {
    const { gateway, session } = this.#options
    const ended = await askHost(() => gateway.endLogins(session.account))
    if (ended.ok) await session.logout()
    return ended
  }

  /**
   * Asks the owner of the new address to confirm it. Not queued like the rest of the profile: the password must not
   * stay on the device.
   */
  async changeEmail(change: EmailChange): Promise<Outcome<void, AccountRejection>> {
    const { session, requests } = this.#options
    return session.isSignedIn ? requests.changeEmail(session.account, change) : reject(NOT_SIGNED_IN)
  }

  /** Ends the account. The device stays as it is until `SessionStore.leave`, so that its data can be cleared first. */
  async deleteAccount(password: string): Promise<Outcome<void, AccountRejection>> {
    const { session, requests } = this.#options
    return session.isSignedIn ? requests.deleteAccount(session.account, password) : reject(NOT_SIGNED_IN)
  }
}
