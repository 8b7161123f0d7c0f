import type { CartItem } from '@vitrin/cart-sync'
import type { Clock, Connectivity, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { handOverAddress } from './external-checkout'
import type { HandOverStorage } from './ports'

/** What the hand-over needs of the cart; cart-sync's `CartStore` fits. */
export interface ExternalCheckoutCart {
  readonly items: readonly CartItem[]
  readonly token: string | undefined
  isSyncedSince(sinceMs: number): boolean
  sync(): Promise<void>
}

export interface ExternalCheckoutOptions {
  /** Of this store. */
  readonly site: string
  readonly cart: ExternalCheckoutCart
  readonly storage: HandOverStorage
  /** The customer's id, or `guest`. */
  readonly account: () => string
  /** Empty for a guest. Rejects where the account is no longer signed in. */
  readonly userToken: () => Promise<string>
  readonly connectivity: Pick<Connectivity, 'online'>
  /** Replaces this page with another site's. */
  readonly leaveFor: (address: string) => void
  readonly clock: Clock
  readonly logger: Logger
}

/** `offline` and `failed`: the shopper stays, because the site would not know the cart. */
export type HandOverState = 'leaving' | 'offline' | 'failed'

/** Takes the shopper to the site that takes the order, with the cart as it is here (R2.43). */
export class ExternalCheckoutStore {
  readonly #options: ExternalCheckoutOptions
  /** Whoever turns back meanwhile is not carried off. */
  #turn = 0
  state: HandOverState = 'leaving'

  constructor(options: ExternalCheckoutOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** While the shopper is in checkout: then the cart of this device wins. */
  async handOver(): Promise<void> {
    const { connectivity, logger } = this.#options
    const turn = ++this.#turn
    if (!connectivity.online) return this.became('offline')
    this.became('leaving')
    try {
      const address = await this.#prepared()
      if (turn !== this.#turn) return
      if (address) return this.#options.leaveFor(address)
      this.became(connectivity.online ? 'failed' : 'offline')
    } catch (error) {
      logger.debug('The cart could not be handed over', error)
      if (turn === this.#turn) this.became('failed')
    }
  }

  stay(): void {
    this.#turn += 1
  }

  became(state: HandOverState): void {
    this.state = state
  }

  /** `undefined`: the host does not have this cart. */
  async #prepared(): Promise<string | undefined> {
    const { cart, site, storage, account, userToken, clock, logger } = this.#options
    const since = clock.now()
    await cart.sync()
    const { items, token } = cart
    if (token === undefined || !cart.isSyncedSince(since)) return undefined
    const handedOver = {
      cartId: token,
      account: account(),
      lines: items.map(({ key, sku, qty }) => ({ key, sku, qty })),
    }
    const address = handOverAddress(site, { userToken: await userToken(), cartToken: token })
    // Without it the order is made all the same; only the thank-you page knows less.
    await storage
      .update((before) => ({ ...before, ...handedOver }))
      .catch((error: unknown) => logger.warn('What was handed over could not be kept', error))
    return address
  }
}
