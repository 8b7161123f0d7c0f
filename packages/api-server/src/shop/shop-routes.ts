import { createRoutes, type ApiRoutes } from '../http'
import { cartRoutes } from './carts/cart-routes'
import { createPlatformDate, timeZoneOf } from '../shop-options'
import type { ShopContext, ShopRoutesOptions } from './context'
import { newsletterRoutes } from './newsletter/newsletter-routes'
import { orderRoutes } from './orders/order-routes'
import { AttemptLimiter } from './users/attempt-limiter'
import { TokenSigner } from './users/token-signer'
import { reviewRoutes } from './reviews/review-routes'
import { userRoutes } from './users/user-routes'
import { withdrawalRoutes } from './withdrawals/withdrawal-routes'

/**
 * The calls about one shopper: account, cart, orders, reviews, newsletter (contract §§4–6, 9, 13.1), withdrawals
 * (decisions.md 25).
 */
export function shopRoutes(options: ShopRoutesOptions): ApiRoutes {
  const context: ShopContext = {
    tokenInHeader: true,
    tierPrices: false,
    clientAddress: () => undefined,
    onStockMoved: () => undefined,
    ...options,
    platformDate: createPlatformDate(timeZoneOf(options.shop)),
    signer: new TokenSigner(options.database, options.clock),
    attempts: new AttemptLimiter(options.clock),
  }
  const routes = createRoutes()
  for (const make of [userRoutes, cartRoutes, orderRoutes, reviewRoutes, newsletterRoutes, withdrawalRoutes])
    routes.route('/', make(context))
  return routes
}
