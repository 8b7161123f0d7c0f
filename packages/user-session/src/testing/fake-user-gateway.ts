import { HostRejection, type Customer } from '@vitrin/kernel'
import type { Credentials, NewPassword, PasswordChange, Registration, UserGateway } from '../ports'
import type { SessionTokens } from '../session-document'
import { aCustomer } from './builders'

/** A host with one account, whose password is `hemligt1`; each refresh token is good once. */
export class FakeUserGateway implements UserGateway {
  readonly calls: string[] = []
  customer: Customer = aCustomer()
  password = 'hemligt1'
  /** The next calls fail with these, in order. */
  readonly faults: Error[] = []
  #issued = 0
  #refreshToken = ''

  login({ username, password }: Credentials): Promise<SessionTokens> {
    return this.#answer(`login ${username}`, () => {
      if (username !== this.customer.email || password !== this.password)
        throw new HostRejection({ code: 401, result: 'The account sign-in was incorrect' })
      return this.#issue()
    })
  }

  register({ email }: Registration): Promise<Customer> {
    return this.#answer(`register ${email}`, () => this.customer)
  }

  resetPassword(email: string): Promise<void> {
    return this.#answer(`reset ${email}`, () => undefined)
  }

  createPassword({ newPassword }: NewPassword): Promise<void> {
    return this.#answer('create-password', () => {
      this.password = newPassword
    })
  }

  changePassword(account: string, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    return this.#answer(`change-password ${account}`, () => {
      if (currentPassword !== this.password)
        throw new HostRejection({
          code: 400,
          result: { errorMessage: "The password doesn't match this account.", code: 401 },
        })
      this.password = newPassword
    })
  }

  me(who: { readonly token: string } | { readonly account: string }): Promise<Customer> {
    return this.#answer(`me ${Object.values(who).join('')}`, () => this.customer)
  }

  refresh(refreshToken: string): Promise<SessionTokens> {
    return this.#answer(`refresh ${refreshToken}`, () => {
      if (refreshToken !== this.#refreshToken)
        throw new HostRejection({ code: 401, result: 'Invalid refresh token provided' })
      return this.#issue()
    })
  }

  accountData(account: string): Promise<Readonly<Record<string, unknown>>> {
    return this.#answer(`account-data ${account}`, () => ({ customer: this.customer }))
  }

  deleteAccount(account: string, password: string): Promise<void> {
    return this.#answer(`delete-account ${account}`, () => {
      if (password !== this.password)
        throw new HostRejection({
          code: 400,
          result: { errorMessage: "The password doesn't match this account.", code: 400 },
          fields: [{ field: 'password', message: 'should be the password of this account' }],
        })
      this.password = 'nobody’s any more'
    })
  }

  logout({ token }: { readonly token: string | null }): Promise<void> {
    return this.#answer(`logout ${token ?? ''}`, () => undefined)
  }

  async #answer<Value>(call: string, effect: () => Value): Promise<Value> {
    this.calls.push(call)
    await Promise.resolve()
    const fault = this.faults.shift()
    if (fault) throw fault
    return effect()
  }

  #issue(): SessionTokens {
    this.#issued += 1
    this.#refreshToken = `r${this.#issued}`
    return { token: `t${this.#issued}`, refreshToken: this.#refreshToken }
  }
}
