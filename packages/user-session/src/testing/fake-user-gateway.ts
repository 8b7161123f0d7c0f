import { HostRejection, type Customer } from '@vitrin/kernel'
import type {
  AccountLogin,
  Credentials,
  EmailChange,
  NewPassword,
  PasswordChange,
  Registration,
  UserGateway,
} from '../ports'
import type { SessionTokens } from '../session-document'
import { aCustomer } from './builders'
import { refusedField, unauthorized, wrongPassword } from './host-refusals'

interface Account {
  customer: Customer
  password: string
}

/** A host with the account of `customer`, whose password is `hemligt1`. A refresh token works once. */
export class FakeUserGateway implements UserGateway {
  readonly calls: string[] = []
  /** The token that calls in an account's name carry: its login outlives a change of the password. */
  tokenInUse: string | undefined
  /** The next calls fail with these, in order. */
  readonly faults: Error[] = []
  readonly #accounts: Account[] = [{ customer: aCustomer(), password: 'hemligt1' }]
  /** Logins that have not ended, by the number of their tokens. */
  readonly #logins = new Map<number, Account>()
  #issued = 0
  #mailed = 0
  #resetToken: { readonly email: string; readonly token: string } | undefined

  get customer(): Customer {
    return this.#accounts[0]!.customer
  }

  /** The host's account becomes this one; its password stays. */
  set customer(customer: Customer) {
    this.#accounts[0]!.customer = customer
  }

  /** The token in the link that was mailed last, while it works. */
  get mailedToken(): string {
    return this.#resetToken?.token ?? ''
  }

  login({ username, password }: Credentials): Promise<SessionTokens> {
    return this.#answer(`login ${username}`, () => {
      const account = this.#withEmail(username)
      if (account?.password !== password)
        throw new HostRejection({ code: 401, result: 'The account sign-in was incorrect' })
      return this.#issue(account)
    })
  }

  /** A login without the password, for other ways into an account. */
  issueFor(account: string): SessionTokens {
    return this.#issue(this.#withId(account))
  }

  checkPassword(account: string, currentPassword: string): void {
    if (this.#withId(account).password !== currentPassword) throw wrongPassword('currentPassword')
  }

  register({ email, firstname, lastname, password, addresses = [] }: Registration): Promise<Customer> {
    return this.#answer(`register ${email}`, () => {
      if (this.#withEmail(email))
        throw refusedField('email', 'A customer with the same email already exists in an associated website.')
      const customer = aCustomer({ id: this.#accounts.length + 7, email, firstname, lastname, addresses })
      this.#accounts.push({ customer, password })
      return customer
    })
  }

  resetPassword(email: string): Promise<void> {
    return this.#answer(`reset ${email}`, () => {
      if (!this.#withEmail(email)) return
      this.#mailed += 1
      this.#resetToken = { email, token: `reset${this.#mailed}` }
    })
  }

  createPassword({ email, newPassword, resetToken }: NewPassword): Promise<void> {
    return this.#answer('create-password', () => {
      const account = this.#withEmail(email)
      if (!account || this.#resetToken?.email !== email || this.#resetToken.token !== resetToken)
        throw refusedField('resetToken', 'The password token is expired. Reset and try again.')
      this.#resetToken = undefined
      this.#setPassword(account, newPassword)
    })
  }

  changePassword(account: string, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    return this.#answer(`change-password ${account}`, () => {
      const known = this.#withId(account)
      if (known.password !== currentPassword) throw wrongPassword('currentPassword')
      this.#setPassword(known, newPassword, this.tokenInUse)
    })
  }

  changeEmail(account: string, { email, currentPassword }: EmailChange): Promise<void> {
    return this.#answer(`change-email ${account} ${email}`, () => {
      this.checkPassword(account, currentPassword)
      if (this.#withEmail(email)) throw refusedField('customer.email', 'A customer with the same email already exists.')
    })
  }

  me(who: { readonly token: string } | { readonly account: string }): Promise<Customer> {
    return this.#answer(`me ${Object.values(who).join('')}`, () => {
      const account = 'token' in who ? this.#logins.get(numberOf(who.token)) : this.#withId(who.account)
      if (!account) throw unauthorized()
      return account.customer
    })
  }

  refresh(refreshToken: string): Promise<SessionTokens> {
    return this.#answer(`refresh ${refreshToken}`, () => {
      const account = this.#logins.get(numberOf(refreshToken))
      if (!account) throw new HostRejection({ code: 401, result: 'Invalid refresh token provided' })
      this.#logins.delete(numberOf(refreshToken))
      return this.#issue(account)
    })
  }

  accountData(account: string): Promise<Readonly<Record<string, unknown>>> {
    return this.#answer(`account-data ${account}`, () => ({ customer: this.#withId(account).customer }))
  }

  logins(account: string): Promise<readonly AccountLogin[]> {
    return this.#answer(`logins ${account}`, () => {
      const known = this.#withId(account)
      const logins = [...this.#logins].filter(([, owner]) => owner === known)
      const usedAt = '2026-11-20T09:00:00.000Z'
      return logins.map(([login]) => ({ device: 'Firefox · Windows', usedAt, isCurrent: login === this.#inUse }))
    })
  }

  endLogins(account: string): Promise<void> {
    return this.#answer(`end-logins ${account}`, () => this.#endLoginsOf(this.#withId(account)))
  }

  deleteAccount(account: string, password: string): Promise<void> {
    return this.#answer(`delete-account ${account}`, () => {
      const known = this.#withId(account)
      if (known.password !== password) throw wrongPassword('password')
      this.#accounts.splice(this.#accounts.indexOf(known), 1)
      this.#endLoginsOf(known)
    })
  }

  logout({ token }: { readonly token: string | null }): Promise<void> {
    return this.#answer(`logout ${token ?? ''}`, () => {
      if (token) this.#logins.delete(numberOf(token))
    })
  }

  get #inUse(): number {
    return numberOf(this.tokenInUse ?? '')
  }

  async #answer<Value>(call: string, effect: () => Value): Promise<Value> {
    this.calls.push(call)
    await Promise.resolve()
    const fault = this.faults.shift()
    if (fault) throw fault
    return effect()
  }

  #withEmail(email: string): Account | undefined {
    return this.#accounts.find(({ customer }) => customer.email === email)
  }

  #withId(id: string): Account {
    const account = this.#accounts.find(({ customer }) => String(customer.id) === id)
    if (!account) throw unauthorized()
    return account
  }

  #setPassword(account: Account, password: string, tokenThatStays?: string): void {
    account.password = password
    this.#endLoginsOf(account, tokenThatStays)
  }

  #endLoginsOf(ended: Account, tokenThatStays = ''): void {
    for (const [login, account] of this.#logins)
      if (account === ended && login !== numberOf(tokenThatStays)) this.#logins.delete(login)
  }

  #issue(account: Account): SessionTokens {
    this.#issued += 1
    this.#logins.set(this.#issued, account)
    return { token: `t${this.#issued}`, refreshToken: `r${this.#issued}` }
  }
}

/** The tokens of one login are `t1` and `r1`. */
function numberOf(token: string): number {
  return Number(token.slice(1))
}
