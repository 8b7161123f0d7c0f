import { GUEST, type Customer } from '@vitrin/kernel'

/** Who uses this device (R3.12), as it is stored: one document, changed in one read-modify-write. */
export interface SessionDocument {
  /** Counts the changes, so that tabs can tell older news from newer. */
  readonly revision: number
  readonly token: string | null
  readonly refreshToken: string | null
  /** Names the customer's group to the search; opens nothing. */
  readonly groupToken: string
  readonly groupId: number | null
  readonly current: Customer | null
  /** The account that left last, until what belongs to it is cleared from the device (R4.18). */
  readonly leaving: string | null
}

/** Pure: it may run more than once. */
export type SessionChange = (session: SessionDocument) => SessionDocument

export interface SessionTokens {
  readonly token: string
  /** Some hosts give no refresh token; such a login ends with its token. */
  readonly refreshToken: string | null
}

export const NO_SESSION: SessionDocument = {
  revision: 0,
  token: null,
  refreshToken: null,
  groupToken: '',
  groupId: null,
  current: null,
  leaving: null,
}

/** The customer's id, or `guest`. */
export function accountOf({ token, current }: SessionDocument): string {
  return token && current ? String(current.id) : GUEST
}

export function signedIn({ token, refreshToken }: SessionTokens, customer: Customer): SessionChange {
  return (session) => {
    const before = accountOf(session)
    const isAnother = before !== GUEST && before !== String(customer.id)
    return withCustomer({ ...session, token, refreshToken, leaving: isAnother ? before : session.leaving }, customer)
  }
}

/** Signs out only this account, because another one may have signed in meanwhile. */
export function signedOut(account: string): SessionChange {
  return (session) =>
    accountOf(session) === account ? { ...NO_SESSION, revision: session.revision, leaving: account } : session
}

/** The login that this refresh token belongs to is over; a newer one of the same account goes on. */
export function loginEnded(account: string, refreshToken: string | null): SessionChange {
  return (session) => (session.refreshToken === refreshToken ? signedOut(account)(session) : session)
}

/** A refresh that began under another login must not overwrite this one's tokens. */
export function refreshed(account: string, used: string, { token, refreshToken }: SessionTokens): SessionChange {
  return (session) =>
    accountOf(session) === account && session.refreshToken === used
      ? { ...session, token, refreshToken: refreshToken ?? used }
      : session
}

/** Changes nothing when another account is signed in. */
export function profileChanged(account: string, customer: Customer): SessionChange {
  return (session) =>
    accountOf(session) === account && String(customer.id) === account ? withCustomer(session, customer) : session
}

export function left(account: string): SessionChange {
  return (session) => (session.leaving === account ? { ...session, leaving: null } : session)
}

/** The group token is kept apart from the profile that is shown. */
function withCustomer(session: SessionDocument, { groupToken, ...customer }: Customer): SessionDocument {
  return { ...session, current: customer, groupId: customer.group_id, groupToken: groupToken ?? session.groupToken }
}
