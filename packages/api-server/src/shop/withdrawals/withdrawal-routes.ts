import { createRoutes, type ApiRoutes } from '../../http'
import { shopCall } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { declareWithdrawal } from './declare-withdrawal'
import { mailWithdrawalCode, openOrderToWithdraw } from './withdrawal-code'

/** The withdrawal function that EU law requires (Directive 2011/83/EU art. 11a; decisions.md 25). */
export function withdrawalRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  shopCall(routes, context, 'withdraw', (request) => declareWithdrawal(context, request))
  shopCall(routes, context, 'withdrawalCode', (request) => mailWithdrawalCode(context, request))
  shopCall(routes, context, 'withdrawalOrder', (request) => openOrderToWithdraw(context, request))
  return routes
}
