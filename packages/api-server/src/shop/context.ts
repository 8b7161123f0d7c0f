import type { Clock, IdGenerator } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { Catalogue, PasswordHasher } from '../ports'
import type { PlatformDate, ShopOptions } from '../shop-options'
import type { AttemptLimiter } from './users/attempt-limiter'
import type { TokenSigner } from './users/token-signer'

export interface ShopRoutesOptions {
  readonly shop: ShopOptions
  readonly database: HostDatabase
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** Unguessable: guest carts and refresh tokens are made of them. */
  readonly ids: IdGenerator
  readonly passwords: PasswordHasher
  /** Whether customer groups have the prices that documents name for them. */
  readonly tierPrices?: boolean
  /** In the `authorization` header, or in the query; the other place is not read (decisions.md 3). */
  readonly tokenInHeader?: boolean
  /** Where a request comes from, for limits on guessing; undefined when nobody knows. */
  readonly clientAddress?: (request: Request) => string | undefined
  /** Told once an order is stored: whose stock is another now. */
  readonly onStockMoved?: (skus: readonly string[]) => void
}

/** What every shop call works with. */
export interface ShopContext extends Required<ShopRoutesOptions> {
  readonly platformDate: PlatformDate
  readonly signer: TokenSigner
  readonly attempts: AttemptLimiter
}
