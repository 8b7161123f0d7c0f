import type { Clock, Connectivity, IdGenerator, Logger, Outbox } from '@vitrin/kernel'
import type { CartConfig } from './cart-config'
import type { CartGateway, CartStorage, CheckoutFacts, ProductLookup } from './ports'

export interface CartStoreOptions {
  readonly gateway: CartGateway
  readonly storage: CartStorage
  readonly facts: CheckoutFacts
  readonly products: ProductLookup
  /** Carries the stock checks. */
  readonly outbox: Outbox
  readonly config: CartConfig
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}
