import { answerOnce, replayIdentity } from '../calls/answer-once'
import { notAuthorized } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { askForEmail } from './change-email'
import { refuseWrongPassword } from './current-password'
import { emailTaken } from './create-customer'
import { ownedAddresses } from './customer-addresses'
import { customerDocument } from './customer-document'

export async function profile(context: ShopContext, customerId: number): Promise<ShopOutcome> {
  const customer = context.database.customers.byId(customerId)
  if (!customer) return notAuthorized()
  return answered({ ...customerDocument(context, customer), groupToken: await context.signer.groupToken() })
}

/**
 * Changes name and addresses, and asks for the new e-mail address; other fields of the request are ignored (R3.13).
 * With `X-Current-Password`, which our own form sends, the password must be right.
 */
export async function updateProfile(
  context: ShopContext,
  customerId: number,
  { body, request, view, identity: { refreshTokenId } }: ShopRequest<'updateMe'>,
): Promise<ShopOutcome> {
  const { customers } = context.database
  const wrong = await refuseWrongPassword(context, customerId, request)
  if (wrong) return wrong
  const { email, firstname, lastname, addresses } = body.customer
  const changed = answerOnce(context, { request, identity: replayIdentity(customerId), payload: body.customer }, () => {
    const customer = customers.byId(customerId)
    if (!customer) return notAuthorized()
    const owner = customers.byEmail(email ?? customer.email)
    if (owner && owner.id !== customerId) return emailTaken('customer.email')
    const owned = addresses ? ownedAddresses(customerId, addresses, customer.profile.addresses) : undefined
    if (owned && !owned.ok) return owned
    const tooMany =
      email === undefined || owner ? undefined : askForEmail(context, view, customer, { email, refreshTokenId })
    if (tooMany) return tooMany
    customers.update(customerId, customer.email, {
      firstname: firstname ?? customer.profile.firstname,
      lastname: lastname ?? customer.profile.lastname,
      addresses: owned?.value ?? customer.profile.addresses,
    })
    return answered(true)
  })
  // The profile is not part of the stored answer: it holds a token, and a newer change may have been made since.
  return changed.ok ? profile(context, customerId) : changed
}
