import type { StoreView } from '@vitrin/i18n'
import { storeCodeOf, type HostAndPath } from '@vitrin/routing'
import type { StorefrontConfig } from './config'
import type { LateHolder, LateParts } from './late-parts'

/** Knows the view of the page that this tab showed before. */
export interface StoreViewMemory {
  read(): string | undefined
  write(storeCode: string): void
}

export type BeforeStoreViewChange = (from: string, to: string) => void | Promise<void>
export type AfterStoreViewChange = (view: StoreView) => void

/** A listener that never settles must not keep the shopper in the old view. */
const LISTENER_LIMIT_MS = 2000

/** The changes of the store view. */
export function openStoreViews(storefront: LateHolder): StoreViews {
  return storefront.late(makeStoreViews)
}

function makeStoreViews(parts: LateParts): StoreViews {
  return new StoreViews(parts)
}

type StoreViewsOptions = Pick<LateParts, 'clock' | 'logger'> & {
  readonly config: Pick<StorefrontConfig, 'storeView' | 'routedViews'>
}

/** The store views of the shop. Another view is another document: the browser loads its whole page (R2.39). */
export class StoreViews {
  readonly #options: StoreViewsOptions
  readonly #before = new Set<BeforeStoreViewChange>()
  readonly #after = new Set<AfterStoreViewChange>()
  #hasChanged = false

  constructor(options: StoreViewsOptions) {
    this.#options = options
  }

  /** The listener may be asynchronous: the change waits for it. It cannot cancel the change (R4.44). */
  onBeforeStoreViewChange(listener: BeforeStoreViewChange): () => void {
    this.#before.add(listener)
    return () => void this.#before.delete(listener)
  }

  /** Calls the listener when locale, texts and formats are those of the new view; at once if they are already. */
  onAfterStoreViewChange(listener: AfterStoreViewChange): () => void {
    this.#after.add(listener)
    if (this.#hasChanged) this.#tell(listener)
    return () => void this.#after.delete(listener)
  }

  /** Whether an address is of another view. Before it says yes, the listeners have been called. */
  async leavesFor(address: HostAndPath): Promise<boolean> {
    const { routedViews: routed } = this.#options.config
    const to = storeCodeOf(address, routed)
    if (to === routed.storeCode) return false
    await this.#tellBefore(routed.storeCode, to)
    return true
  }

  /** Compares this view with that of the tab's page before. Call it when all texts are loaded. */
  start(memory: StoreViewMemory): void {
    const { routedViews: routed } = this.#options.config
    const before = memory.read()
    memory.write(routed.storeCode)
    if (before === undefined || before === routed.storeCode) return
    this.#hasChanged = true
    for (const listener of this.#after) this.#tell(listener)
  }

  async #tellBefore(from: string, to: string): Promise<void> {
    const { clock, logger } = this.#options
    const calls = [...this.#before].map(async (listener) => listener(from, to))
    const settled = Promise.all(calls.map((call) => call.catch((error: unknown) => logger.error(FAILED, error))))
    let cancel = (): void => undefined
    const limit = new Promise<void>((resolve) => (cancel = clock.after(LISTENER_LIMIT_MS, resolve)))
    await Promise.race([settled, limit])
    cancel()
  }

  #tell(listener: AfterStoreViewChange): void {
    try {
      listener(this.#options.config.storeView)
    } catch (error) {
      this.#options.logger.error(FAILED, error)
    }
  }
}

const FAILED = 'A listener of the store view failed'
