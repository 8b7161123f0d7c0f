import type { ShopContext } from '../context'

export function listedPasskeys({ database }: ShopContext, customerId: number) {
  return database.passkeys.ofCustomer(customerId).map(({ id, device, addedAt, usedAt }) => ({
    id,
    device,
    added_at: new Date(addedAt).toISOString(),
    used_at: usedAt === undefined ? null : new Date(usedAt).toISOString(),
  }))
}
