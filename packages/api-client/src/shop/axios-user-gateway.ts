import { shopEndpoints } from '@vitrin/api-contract/wire'
import { HostRejection, TransportError, type Customer, type IdGenerator } from '@vitrin/kernel'
import type {
  AccountLogin,
  Credentials,
  EmailChange,
  NewPassword,
  PasswordChange,
  Registration,
  SessionTokens,
  UserGateway,
} from '@vitrin/user-session'
import type { Http, HttpRequest } from '../http'
import { askForTokens } from './ask-for-tokens'

interface WireLogin {
  readonly device: string
  /** ISO 8601 */
  readonly used_at: string
  /** Whether it is the login of the caller. */
  readonly is_current: boolean
}

/** Accounts at the host (contract §4). */
export class AxiosUserGateway implements UserGateway {
  readonly #http: Http
  readonly #ids: IdGenerator

  constructor(http: Http, ids: IdGenerator) {
    this.#http = http
    this.#ids = ids
  }

  login(credentials: Credentials): Promise<SessionTokens> {
    return askForTokens(this.#http, { path: shopEndpoints.login.path, body: credentials, hashesPassword: true })
  }

  register({ password, ...customer }: Registration): Promise<Customer> {
    return this.#change({ path: shopEndpoints.createUser.path, body: { customer, password }, hashesPassword: true })
  }

  async resetPassword(email: string): Promise<void> {
    await this.#change({ path: shopEndpoints.resetPassword.path, body: { email } })
  }

  async createPassword(password: NewPassword): Promise<void> {
    await this.#change({ path: shopEndpoints.createPassword.path, body: password, hashesPassword: true })
  }

  async changePassword(account: string, change: PasswordChange): Promise<void> {
    await this.#change({ path: shopEndpoints.changePassword.path, body: change, account, hashesPassword: true })
  }

  async changeEmail(account: string, { email, currentPassword }: EmailChange): Promise<void> {
    const { firstname, lastname } = await this.me({ account })
    const customer = { firstname, lastname, email }
    await this.#change({ path: shopEndpoints.updateMe.path, body: { customer }, account, currentPassword })
  }

  async me(who: { readonly token: string } | { readonly account: string }): Promise<Customer> {
    const customer = await this.#http.call<Partial<Customer> | null>({
      method: 'GET',
      path: shopEndpoints.me.path,
      withStoreCode: true,
      ...who,
    })
    // Without an id the session could take this customer for another one.
    if (typeof customer?.id !== 'number')
      throw new TransportError('badShape', 'Unhandled error, wrong response format!')
    return customer as Customer
  }

  refresh(refreshToken: string): Promise<SessionTokens> {
    return askForTokens(this.#http, { path: shopEndpoints.refresh.path, body: { refreshToken } })
  }

  accountData(account: string): Promise<Readonly<Record<string, unknown>>> {
    return this.#http.call({ method: 'GET', path: shopEndpoints.accountData.path, withStoreCode: true, account })
  }

  async logins(account: string): Promise<readonly AccountLogin[]> {
    const { path } = shopEndpoints.accountLogins
    const logins = await this.#http.call<readonly WireLogin[]>({ method: 'GET', path, withStoreCode: true, account })
    return logins.map(({ device, used_at, is_current }) => ({ device, usedAt: used_at, isCurrent: is_current }))
  }

  async endLogins(account: string): Promise<void> {
    await this.#change({ path: shopEndpoints.endLogins.path, account })
  }

  async deleteAccount(account: string, password: string): Promise<void> {
    await this.#change({ path: shopEndpoints.deleteAccount.path, body: { password }, account, hashesPassword: true })
  }

  async logout({
    token,
    refreshToken,
  }: {
    readonly token: string | null
    readonly refreshToken: string | null
  }): Promise<void> {
    const { code, ...answer } = await this.#http.send({
      method: 'POST',
      path: shopEndpoints.logout.path,
      withStoreCode: true,
      idempotencyKey: this.#ids.next(),
      ...(token && { token }),
      ...(refreshToken && { body: { refreshToken } }),
    })
    // Some hosts have no logout and answer 404 (decisions.md 3).
    if (code !== 200 && code !== 404) throw new HostRejection({ code, ...answer })
  }

  #change<Result>(
    request: Pick<HttpRequest, 'path' | 'body' | 'account' | 'currentPassword' | 'hashesPassword'>,
  ): Promise<Result> {
    return this.#http.call({ method: 'POST', withStoreCode: true, idempotencyKey: this.#ids.next(), ...request })
  }
}
