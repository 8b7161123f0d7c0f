import { notAuthorized, refusedField } from '../calls/refusals'
import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { TRIES_PER_ACCOUNT, wrongPassword } from './change-password'
import { attemptSucceeded, limitAttempts } from './limit-attempts'

const HEADER = 'x-current-password'

/** Checks the password of a request that has one in its header, URL-encoded. Clients of the original send none. */
export async function refuseWrongPassword(
  context: ShopContext,
  customerId: number,
  request: Request,
): Promise<ShopOutcome | undefined> {
  const header = request.headers.get(HEADER)
  if (header === null) return undefined
  const { database, hashing, clientAddress, security } = context
  const password = decoded(header)
  if (password === undefined) return refusedField(HEADER, 'should be URL-encoded text')
  const address = clientAddress(request)
  hashing.checkRoom(address)
  const subject = `change ${customerId}`
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_ACCOUNT, request })
  if (tooMany) return tooMany
  const customer = database.customers.byId(customerId)
  if (!customer) return notAuthorized()
  if (!(await hashing.run(address, (passwords) => passwords.verify(password, customer.password)))) {
    security.record('password-wrong', { customerId })
    return wrongPassword('currentPassword')
  }
  attemptSucceeded(context, { subject, request })
  return undefined
}

/** Checks the password of a request that must have one. */
export async function requirePassword(
  context: ShopContext,
  customerId: number,
  request: Request,
): Promise<ShopOutcome | undefined> {
  if (request.headers.get(HEADER) === null) return refusedField(HEADER, 'should be the password, URL-encoded')
  return refuseWrongPassword(context, customerId, request)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
