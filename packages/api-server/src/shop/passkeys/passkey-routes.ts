import { createRoutes, type ApiRoutes } from '../../http'
import { customerCall } from '../calls/customer-call'
import { answered, shopCall, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import { refused } from '../calls/refusals'
import type { ShopContext } from '../context'
import { mailAccountNotice } from '../users/account-notices'
import { addPasskey, noPasskeys, passkeyOptions } from './add-passkey'
import { listedPasskeys } from './listed-passkeys'
import { passkeyLogin, passkeyLoginOptions } from './passkey-login'
import { relyingParty } from './relying-party'

/** Passkeys as a second way into an account (record 0105). */
export function passkeyRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  customerCall(routes, context, 'passkeys', (customerId, { request }) =>
    relyingParty(context, request) ? answered(listedPasskeys(context, customerId)) : noPasskeys(),
  )
  customerCall(routes, context, 'passkeyOptions', (customerId, request) => passkeyOptions(context, customerId, request))
  customerCall(routes, context, 'addPasskey', (customerId, request) => addPasskey(context, customerId, request))
  customerCall(routes, context, 'removePasskey', (customerId, request) => removePasskey(context, customerId, request))
  shopCall(routes, context, 'passkeyLoginOptions', (request) => passkeyLoginOptions(context, request))
  shopCall(routes, context, 'passkeyLogin', (request) => passkeyLogin(context, request))
  return routes
}

function removePasskey(
  context: ShopContext,
  customerId: number,
  { body: { id }, view }: ShopRequest<'removePasskey'>,
): ShopOutcome {
  const { database, security } = context
  return database.transaction(() => {
    const customer = database.customers.byId(customerId)
    if (!customer || database.passkeys.byId(id)?.customerId !== customerId)
      return refused('unknown', 'There is no such passkey.')
    database.passkeys.remove(id)
    security.record('passkey-removed', { customerId })
    mailAccountNotice(context, view, customer.email, 'passkey-removed')
    return answered(true)
  })
}
