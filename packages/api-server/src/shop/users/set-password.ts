import type { ShopContext } from '../context'

/** From now on only this password opens the account: what was signed in with the old one ends, but for `keptFamily`, and so do mailed links. */
export function setPassword({ database }: ShopContext, customerId: number, stored: string, keptFamily?: string): void {
  database.customers.setPassword(customerId, stored)
  database.passwordResets.dropOf(customerId)
  database.refreshTokens.revokeOf(customerId, keptFamily)
}
