import { HostRejection } from '@vitrin/kernel'
import type { TokenLease } from '@vitrin/user-session'

/** The tokens of accounts that a test has signed in. They are never renewed. */
export class AccountTokens implements TokenLease {
  readonly #tokens = new Map<string, string>()

  use(account: string, token: string): void {
    this.#tokens.set(account, token)
  }

  async token(account: string): Promise<string> {
    const token = this.#tokens.get(account)
    if (token === undefined) throw new HostRejection({ code: 401, result: 'User is not authorized' })
    return token
  }

  renewed(account: string): Promise<string> {
    this.#tokens.delete(account)
    return this.token(account)
  }

  accepted(): void {}
}
