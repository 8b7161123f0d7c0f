import { answerOnce, replayIdentity } from '../calls/answer-once'
import { notAuthorized, refused } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { mailAccountNotice } from '../users/account-notices'
import { requirePassword } from '../users/current-password'
import { deviceOf } from '../users/device'
import { attemptSucceeded, limitAttempts } from '../users/limit-attempts'
import { giveChallenge, takeChallenge } from './challenges'
import { relyingParty } from './relying-party'
import { claimedChallenge, creationOptions, verifiedPasskey } from './web-authn'

/** More than a household has devices. */
const MOST = 20
/** In a quarter of an hour, at one account: each costs the check of a signature. */
const TRIES_PER_ACCOUNT = 20

/** The options of a new passkey. The password must be right: a stolen login must not become a key of the account. */
export async function passkeyOptions(
  context: ShopContext,
  customerId: number,
  { request }: ShopRequest<'passkeyOptions'>,
): Promise<ShopOutcome> {
  const { database, shop } = context
  const shopAtDomain = relyingParty(context, request)
  if (!shopAtDomain) return noPasskeys()
  const wrong = await requirePassword(context, customerId, request)
  if (wrong) return wrong
  const customer = database.customers.byId(customerId)
  if (!customer) return notAuthorized()
  const known = database.passkeys.ofCustomer(customerId).map(({ id }) => id)
  if (known.length >= MOST) return refused('bad-request', `An account can have ${MOST} passkeys.`)
  const { firstname, lastname } = customer.profile
  const account = {
    id: customerId,
    email: customer.email,
    name: `${firstname} ${lastname}`,
    shopName: shop.name,
    known,
  }
  return answered(await creationOptions(shopAtDomain, account, giveChallenge(context, customerId)))
}

/** Stores a passkey that the authenticator made for these options. */
export async function addPasskey(
  context: ShopContext,
  customerId: number,
  { body, request, view }: ShopRequest<'addPasskey'>,
): Promise<ShopOutcome> {
  const { database, clock, security } = context
  const shopAtDomain = relyingParty(context, request)
  if (!shopAtDomain) return noPasskeys()
  const subject = `passkey ${customerId}`
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_ACCOUNT, request })
  if (tooMany) return tooMany
  const challenge = await claimedChallenge(body.response.clientDataJSON)
  const passkey = challenge === undefined ? undefined : await verifiedPasskey(shopAtDomain, body, challenge)
  const outcome = answerOnce(context, { request, identity: replayIdentity(customerId), payload: body.id }, () => {
    const customer = database.customers.byId(customerId)
    if (!customer) return notAuthorized()
    const device = deviceOf(request.headers.get('user-agent') ?? '')
    const isNew =
      challenge !== undefined &&
      takeChallenge(context, challenge, customerId) &&
      passkey !== undefined &&
      database.passkeys.add({ ...passkey, customerId, device, addedAt: clock.now() })
    if (!isNew) return refused('bad-request', 'The passkey could not be added.')
    security.record('passkey-added', { customerId })
    mailAccountNotice(context, view, customer.email, 'passkey-added')
    return answered(true)
  })
  if (outcome.ok) attemptSucceeded(context, { subject, request })
  return outcome
}

/** As a host without this extension answers. */
export function noPasskeys() {
  return refused('unknown', 'There are no passkeys at this address.')
}
