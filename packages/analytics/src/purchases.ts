import type { Logger } from '@vitrin/kernel'
import type { TrackedOrder } from './analytics-event'
import type { RememberedOrderStorage, Tracker } from './ports'

export interface PurchasesOptions {
  readonly storage: RememberedOrderStorage
  readonly tracker: Pick<Tracker, 'track'>
  readonly logger: Logger
}

/**
 * Remembers an order when it is placed. Tracks and forgets it when it is confirmed, perhaps on a later page (R4.42).
 */
export class Purchases {
  readonly #options: PurchasesOptions

  constructor(options: PurchasesOptions) {
    this.#options = options
  }

  async placing(cartId: string, order: TrackedOrder): Promise<void> {
    await this.#quietly(async () => {
      await this.#options.storage.update((orders) => ({ ...orders, [cartId]: order }))
    })
  }

  /** Tracks the order once over all tabs: only the tab that removes it from the storage tracks it. */
  async confirmed(cartId: string, id: string): Promise<void> {
    await this.#quietly(async () => {
      let taken: TrackedOrder | undefined
      await this.#options.storage.update((orders) => {
        const { [cartId]: order, ...rest } = orders
        taken = order
        return rest
      })
      if (taken) this.#options.tracker.track({ type: 'purchase', id, ...taken })
    })
  }

  /** A purchase must not fail because it could not be tracked. */
  async #quietly(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      this.#options.logger.warn('A purchase could not be tracked', error)
    }
  }
}
