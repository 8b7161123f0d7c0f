import type { Logger } from '@vitrin/kernel'
import type { TrackedOrder } from './analytics-event'
import type { RememberedOrderStorage, Tracker } from './ports'

export interface PurchasesOptions {
  readonly storage: RememberedOrderStorage
  readonly tracker: Pick<Tracker, 'track'>
  readonly logger: Logger
}

/** An order is remembered when it is placed and told when it is confirmed, which may be on a later page; then it is forgotten (R4.42). */
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

  /** Once, whichever tabs hear of it: only the one that takes it out tells. */
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

  /** Nobody's purchase fails because it could not be counted. */
  async #quietly(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      this.#options.logger.warn('A purchase could not be counted', error)
    }
  }
}
