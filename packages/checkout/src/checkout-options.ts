import type { Clock, Connectivity, IdGenerator, Logger, Outbox } from '@vitrin/kernel'
import type { CheckoutConfig } from './checkout-config'
import type { OpenAccount } from './new-account'
import type { CheckoutCart, CheckoutStorage, OrderStorage } from './ports'

export interface CheckoutOptions {
  readonly cart: CheckoutCart
  readonly outbox: Outbox
  readonly storage: CheckoutStorage
  readonly orders: OrderStorage
  /** The customer's id, empty for a guest. */
  readonly userId: () => string
  readonly openAccount: OpenAccount
  readonly config: CheckoutConfig
  readonly connectivity: Pick<Connectivity, 'online' | 'check'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}
