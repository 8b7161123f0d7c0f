/** An account that may sign in. */
export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The account is registered during the history. */
  readonly isNew?: boolean
}

export const GUEST = 'guest'

export const ACCOUNTS: readonly Account[] = [
  { name: 'Åsa', email: 'asa@example.se', password: 'hemligt1' },
  { name: 'Bo', email: 'bo@example.se', password: 'hemligt2' },
  { name: 'Eva', email: 'eva@example.se', password: 'hemligt3', isNew: true },
]

/** The customer's id at the host. */
export function accountNumber(name: string): string {
  return String(ACCOUNTS.findIndex((account) => account.name === name) + 1)
}

export function accountNumbered(id: string): string {
  return ACCOUNTS[Number(id) - 1]?.name ?? GUEST
}

/** The account of a token. A guest's calls have no token. */
export function accountOfToken(token: string | undefined): string {
  const claims = token?.split('.')[1]
  if (claims === undefined) return GUEST
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sub?: string }
  return accountNumbered(sub ?? '')
}
