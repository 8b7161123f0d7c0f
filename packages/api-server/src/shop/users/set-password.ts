import type { ShopContext } from '../context'

/** Sets the password of an account. Ends all its logins except `keptFamily`, and its mailed links. */
export function setPassword(
  { database, security }: ShopContext,
  customerId: number,
  stored: string,
  keptFamily?: string,
): void {
  database.customers.setPassword(customerId, stored)
  database.passwordResets.dropOf(customerId)
  // A change that a thief asked for ends with the thief's login.
  database.mailLinks.dropChangesOf(customerId)
  database.refreshTokens.revokeOf(customerId, keptFamily)
  security.record('sessions-withdrawn', { customerId })
}
