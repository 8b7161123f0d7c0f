import { accept, type Outcome } from '@vitrin/kernel'
import type { Refusal } from '@vitrin/api-contract/wire'
import { refused } from '../calls/refusals'

type Address = Readonly<Record<string, unknown>>

/** Gives new addresses an id. An id of another customer is forbidden (contract §4). */
export function ownedAddresses(
  customerId: number,
  given: readonly Address[],
  known: readonly Address[],
): Outcome<readonly Address[], Refusal> {
  const knownIds = new Set(known.map(({ id }) => Number(id)))
  const foreign = given.some(
    ({ id, customer_id }) =>
      (id !== undefined && !knownIds.has(Number(id))) ||
      (customer_id !== undefined && Number(customer_id) !== customerId),
  )
  if (foreign) return refused('forbidden', 'Provided invalid address.id or address.customer_id')
  let next = Math.max(customerId * 1000, ...knownIds)
  return accept(
    given.map((address) => ({
      ...address,
      id: address.id === undefined ? ++next : Number(address.id),
      customer_id: customerId,
    })),
  )
}
