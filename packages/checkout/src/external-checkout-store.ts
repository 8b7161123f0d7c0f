import type { CartItem } from '@vitrin/cart-sync'
import type { Clock, Connectivity, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { handOverAddress } from './external-checkout'
import type { HandOverStorage } from './ports'

/** What the hand-over needs of the cart; cart-sync's `CartStore` fits. */
interface ExternalCheckoutCart {
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
  /** A hand-over that the shopper has left in the meantime must not leave the page. */
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
    if (!connectivity.online) return this.setState('offline')
    this.setState('leaving')
    try {
      const address = await this.#prepare()
      if (turn !== this.#turn) return
      if (address) return this.#options.leaveFor(address)
      this.setState(connectivity.online ? 'failed' : 'offline')
    } catch (error) {
      logger.debug('The cart could not be handed over', error)
      if (turn === this.#turn) this.setState('failed')
    }
  }

  /** The shopper has left the page of the checkout. */
  stay(): void {
    this.#turn += 1
  }

  private setState(state: HandOverState): void {
    this.state = state
  }

  /** Synchronises the cart and gives the address to leave for; `undefined`: the host does not have this cart. */
  async #prepare(): Promise<string | undefined> {
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
    // The order does not depend on it; without it the thank-you page only shows less.
    await storage
      .update((before) => ({ ...before, ...handedOver }))
      .catch((error: unknown) => logger.warn('The hand-over could not be stored', error))
    return address
  }
}
