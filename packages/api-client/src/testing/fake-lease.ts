import { HostRejection } from '@vitrin/kernel'
import type { TokenLease } from '@vitrin/user-session'

/** Gives the account `7` each token until the host refuses it. After the last token the account is not signed in. */
export class FakeLease implements TokenLease {
  #tokens: readonly string[]
  acceptances = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  async token(account: string): Promise<string> {
    const [token] = account === '7' ? this.#tokens : []
    if (token === undefined)
      throw new HostRejection({
        code: 401,
        result: 'Error refreshing user token. User is not authorized to access the resource',
      })
    return token
  }

  renewed(account: string, refused: string): Promise<string> {
    if (account === '7') this.#tokens = this.#tokens.filter((token) => token !== refused)
    return this.token(account)
  }

  accepted(): void {
    this.acceptances += 1
  }
}
