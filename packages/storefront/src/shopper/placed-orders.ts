import { OrderConfirmationStore, OrderHistoryStore, UnsentOrdersStore, Withdrawals } from '@vitrin/checkout'
import type { CartStore } from '@vitrin/cart-sync'
import type { IdGenerator, Logger, Outbox } from '@vitrin/kernel'
import type { ShopperGateways } from './shopper-gateways'
import type { ShopperStorages } from './shopper-storages'

export interface PlacedOrdersOptions {
  readonly cart: CartStore
  readonly outbox: Outbox
  readonly gateways: ShopperGateways
  readonly hostRepeatsOrders: boolean
  readonly storages: ShopperStorages
  /** The customer's id, or `guest`. */
  readonly account: () => string
  /** The customer's id; undefined for guests. */
  readonly customer: () => string | undefined
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The stores of orders that were placed in this shop. */
export function placedOrders({
  cart,
  outbox,
  gateways,
  hostRepeatsOrders,
  storages,
  account,
  customer,
  ids,
  logger,
}: PlacedOrdersOptions) {
  const { orders } = storages
  const userId = (): string => customer() ?? ''
  const orderHistory = new OrderHistoryStore({
    gateway: gateways.orderHistory,
    storage: storages.orderHistory,
    account,
    logger,
  })
  return {
    unsentOrders: new UnsentOrdersStore({ cart, outbox, gateway: gateways.orders, hostRepeatsOrders, orders, userId }),
    orderConfirmation: new OrderConfirmationStore({
      orders,
      gateway: gateways.externalOrders,
      account,
      userId,
      logger,
    }),
    orderHistory,
    withdrawals: new Withdrawals({ gateway: gateways.withdrawals, customer, ids }),
  }
}
