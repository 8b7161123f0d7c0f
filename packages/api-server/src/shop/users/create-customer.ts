import { answerOnce } from '../calls/answer-once'
import { refusedValue } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { refuseCommonPassword } from './common-passwords'
import { customerDocument } from './customer-document'
import { limitFromAddress } from './limit-attempts'
import { ownedAddresses } from './customer-addresses'

/**
 * In a quarter of an hour. Registrations count whether they succeed or not: both answers say whether an address has an
 * account (decisions.md 44).
 */
const REGISTRATIONS_PER_ADDRESS = 100

const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.'

export async function createCustomer(
  context: ShopContext,
  { body, request }: ShopRequest<'createUser'>,
): Promise<ShopOutcome> {
  const { database, hashing, security } = context
  const { customer, password } = body
  const address = context.clientAddress(request)
  hashing.checkRoom(address)
  const tooMany = limitFromAddress(context, { action: 'register', limit: REGISTRATIONS_PER_ADDRESS, request })
  if (tooMany) return tooMany
  const common = refuseCommonPassword(password, 'password')
  if (common) return common
  const stored = await hashing.run(address, (passwords) => passwords.hash(password))
  // The password is not part of the stored payload: its fast hash would be a weak copy of it.
  return answerOnce(context, { request, identity: newCustomerIdentity(customer.email), payload: customer }, () => {
    if (database.customers.byEmail(customer.email)) return emailTaken('customer.email')
    const { firstname, lastname } = customer
    const id = database.customers.create(customer.email, stored, { firstname, lastname, addresses: [] })
    const addresses = ownedAddresses(id, customer.addresses ?? [], [])
    if (addresses.ok) database.customers.update(id, customer.email, { firstname, lastname, addresses: addresses.value })
    security.record('account-created', { customerId: id })
    const created = database.customers.byId(id)
    return created ? answered(customerDocument(context, created)) : emailTaken('customer.email')
  })
}

/** The identity under which the answer to a registration is stored. */
export function newCustomerIdentity(email: string): string {
  return `new ${email}`
}

export function emailTaken(field: string) {
  return refusedValue(EMAIL_TAKEN, field, 'should belong to no other account')
}
