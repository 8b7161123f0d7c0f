import { HostRejection } from '@vitrin/kernel'
import type { TokenLease } from '@vitrin/user-session'

/** Gives one token after another, whoever asks; then nobody is signed in. */
export class FakeLease implements TokenLease {
  #tokens: readonly string[]
  acceptances = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  async token(): Promise<string> {
    const [token] = this.#tokens
    if (token === undefined)
      throw new HostRejection({
        code: 401,
        result: 'Error refreshing user token. User is not authorized to access the resource',
      })
    return token
  }

  renewed(_account: string, refused: string): Promise<string> {
    this.#tokens = this.#tokens.filter((token) => token !== refused)
    return this.token()
  }

  accepted(): void {
    this.acceptances += 1
  }
}
