import { askHost, reject, type Customer, type Outcome } from '@vitrin/kernel'
import {
  credentialsIssues,
  deletionIssues,
  emailChangeIssues,
  newPasswordIssues,
  passwordChangeIssues,
  registrationIssues,
  resetIssues,
  type AccountIssue,
} from './account-issues'
import type { Credentials, EmailChange, NewPassword, PasswordChange, Registration, UserGateway } from './ports'
import type { AccountRejection } from './rejections'
import type { SessionTokens } from './session-document'

/** The rejection of everything that only a signed-in account may do. */
export const NOT_SIGNED_IN = { code: 401, message: '', fields: [] } as const satisfies AccountRejection

/** Requests about accounts. The host is asked only when what was typed passes the same rules here. */
export class AccountRequests {
  readonly #gateway: UserGateway

  constructor(gateway: UserGateway) {
    this.#gateway = gateway
  }

  login({ username, password }: Credentials): Promise<Outcome<SessionTokens, AccountRejection>> {
    return checked(credentialsIssues({ username, password }), () =>
      this.#gateway.login({ username: normalized(username), password }),
    )
  }

  register(registration: Registration): Promise<Outcome<Customer, AccountRejection>> {
    return checked(registrationIssues(registration), () =>
      this.#gateway.register({ ...registration, email: normalized(registration.email) }),
    )
  }

  resetPassword(email: string): Promise<Outcome<void, AccountRejection>> {
    return checked(resetIssues({ email }), () => this.#gateway.resetPassword(normalized(email)))
  }

  createPassword(password: NewPassword): Promise<Outcome<void, AccountRejection>> {
    return checked(newPasswordIssues(password), () => this.#gateway.createPassword(password))
  }

  changePassword(account: string, change: PasswordChange): Promise<Outcome<void, AccountRejection>> {
    return checked(passwordChangeIssues(change), () => this.#gateway.changePassword(account, change))
  }

  changeEmail(account: string, { email, currentPassword }: EmailChange): Promise<Outcome<void, AccountRejection>> {
    return checked(emailChangeIssues({ email, currentPassword }), () =>
      this.#gateway.changeEmail(account, { email: normalized(email), currentPassword }),
    )
  }

  deleteAccount(account: string, password: string): Promise<Outcome<void, AccountRejection>> {
    return checked(deletionIssues({ password }), () => this.#gateway.deleteAccount(account, password))
  }
}

async function checked<Value>(
  issues: readonly AccountIssue[],
  ask: () => Promise<Value>,
): Promise<Outcome<Value, AccountRejection>> {
  return issues.length > 0 ? reject({ code: 'invalid', issues }) : askHost(ask)
}

/** Hosts compare addresses letter by letter. */
function normalized(email: string): string {
  return email.trim().toLowerCase()
}
