import { shopRequests } from '@vitrin/api-contract'
import { shopEndpoints } from '@vitrin/api-contract/wire'
import { answer, serve, createRoutes, type ApiRoutes } from '../../http'
import { customerCall } from '../calls/customer-call'
import { identify } from '../calls/identity'
import { refused } from '../calls/refusals'
import { answered, shopCall } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { orderHistory } from '../orders/order-history'
import { accountData, accountReviews } from './account-data'
import { accountLogins, endLogins } from './account-logins'
import { answeredTokens } from './answered-tokens'
import { changePassword } from './change-password'
import { createCustomer } from './create-customer'
import { createPassword } from './create-password'
import { deleteAccount } from './delete-account'
import { login } from './login'
import { profile, updateProfile } from './profile'
import { resetPassword } from './reset-password'
import { endSession, refreshSession } from './session-tokens'

/** Accounts (contract §4). */
export function userRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  shopCall(routes, context, 'login', (request) => login(context, request))
  shopCall(routes, context, 'createUser', (request) => createCustomer(context, request))
  shopCall(routes, context, 'refresh', async ({ body, request }) => {
    const tokens = await refreshSession(context, body.refreshToken, request)
    return tokens ? answeredTokens(tokens) : refused('login-failed', 'Invalid refresh token provided')
  })
  // An access token that is too old is no reason to leave the login alive: the refresh token ends it too.
  serve(routes, shopEndpoints.logout, shopRequests.logout, async ({ request, body }) => {
    const identity = await identify(context, request, 'token')
    endSession(context, {
      refreshTokenId: identity.ok ? identity.value.refreshTokenId : undefined,
      refreshToken: body?.refreshToken,
    })
    return answer(true)
  })
  for (const name of ['resetPassword', 'legacyResetPassword'] as const) {
    shopCall(routes, context, name, (request) => resetPassword(context, request))
  }
  shopCall(routes, context, 'createPassword', (request) => createPassword(context, request))
  for (const name of ['changePassword', 'legacyChangePassword'] as const) {
    customerCall(routes, context, name, (customerId, request) => changePassword(context, customerId, request))
  }
  customerCall(routes, context, 'me', (customerId) => profile(context, customerId))
  customerCall(routes, context, 'updateMe', (customerId, request) => updateProfile(context, customerId, request))
  customerCall(routes, context, 'orderHistory', (customerId, { query }) =>
    answered(orderHistory(context, customerId, query)),
  )
  customerCall(routes, context, 'accountReviews', (customerId) => accountReviews(context, customerId))
  customerCall(routes, context, 'accountData', (customerId) => accountData(context, customerId))
  customerCall(routes, context, 'accountLogins', (_, { identity }) => accountLogins(context, identity))
  customerCall(routes, context, 'endLogins', (customerId) => endLogins(context, customerId))
  customerCall(routes, context, 'deleteAccount', (customerId, request) => deleteAccount(context, customerId, request))
  return routes
}
