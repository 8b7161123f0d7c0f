import type { Customer, StoredMailLink } from '../../database'
import type { ShopContext } from '../context'

/** The change of a link, while it can be made: the account is there and no other has the address. */
export function confirmableChange(
  { database: { customers } }: ShopContext,
  { email, subject }: Pick<StoredMailLink, 'email' | 'subject'>,
): Customer | undefined {
  const customer = customers.byId(Number(subject))
  return customer && !customers.byEmail(email) ? customer : undefined
}
