import type { Storefront } from '@vitrin/storefront'
import { reaction } from 'mobx'
import { remindOfOrders } from './remind-of-orders'
import { isFirstVisit, isMetered } from './metered'
import type { FromWorker, ToWorker } from './service-worker/messages'

/** A lock that a tab holds while it is in checkout. The browser frees it when the tab closes or crashes. */
const CHECKOUT_LOCK = 'vitrin-checkout'
const UPDATE_CHECK_MS = 60 * 60_000

/**
 * Registers the service worker, and offers a newer build when it is ready (decisions.md 21). Settles when the worker
 * has the whole shop. On a metered connection the shop is fetched from the second visit on.
 *
 * @param quiet settles when the page needs neither the line nor the processor
 */
export async function startWorker(storefront: Storefront, build: string, quiet: Promise<void>): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // Browsers have service workers only with HTTPS and on localhost.
  if (!container) return
  const wasLoadedPastIt = container.controller === null
  const updates = new Updates(storefront, build, container)
  container.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => void updates.heard(data))
  holdLockInCheckout(storefront)
  await Promise.all([everythingLoaded(), quiet])
  if (isMetered() && isFirstVisit()) return
  await container.register('/sw.js', { updateViaCache: 'none' })
  const registration = await container.ready
  // The page was loaded as a whole, so a build that waited for that takes over.
  if (registration.waiting) await updates.takeOver()
  if (wasLoadedPastIt)
    tell(registration.active, { type: 'keep', address: location.pathname + location.search, pictures: picturesHere() })
  checkForUpdates(registration)
  remindOfOrders(storefront, registration)
}

class Updates {
  readonly #storefront: Storefront
  readonly #build: string
  readonly #container: ServiceWorkerContainer
  #isAccepted = false

  constructor(storefront: Storefront, build: string, container: ServiceWorkerContainer) {
    this.#storefront = storefront
    this.#build = build
    this.#container = container
  }

  async heard({ type, build }: FromWorker): Promise<void> {
    const { ui } = this.#storefront
    if (type === 'installed') {
      // A page of that build need not be reloaded.
      if (build === this.#build) await this.takeOver()
      else if (this.#container.controller) ui.offerUpdate({ accept: () => this.#accept() })
    } else if (this.#isAccepted) {
      location.reload()
    } else if (build !== this.#build) {
      ui.markOutdated()
    }
  }

  /** Activates the waiting build. `false` means that a tab is in checkout and the build goes on waiting. */
  async takeOver(): Promise<boolean> {
    const { waiting, installing } = await this.#container.ready
    return navigator.locks.request(CHECKOUT_LOCK, { ifAvailable: true }, (lock) => {
      if (lock) tell(waiting ?? installing, { type: 'take-over' })
      return lock !== null
    })
  }

  async #accept(): Promise<boolean> {
    const { waiting } = await this.#container.ready
    this.#isAccepted = true
    // Another tab has activated it.
    if (!waiting) location.reload()
    this.#isAccepted = await this.takeOver()
    return this.#isAccepted
  }
}

/** Waits until the page has loaded, because its own requests come first. */
async function everythingLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

function tell(worker: ServiceWorker | null, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a worker has one origin
  worker?.postMessage(message)
}

function holdLockInCheckout(storefront: Storefront): void {
  let release = (): void => undefined
  reaction(
    () => storefront.pages.current?.id === 'checkout' && !storefront.shopper?.checkout.isThankYouPage,
    (isOrdering) => {
      release()
      if (!isOrdering) return
      const over = new Promise<void>((resolve) => (release = resolve))
      void navigator.locks.request(CHECKOUT_LOCK, { mode: 'shared' }, () => over)
    },
    { fireImmediately: true },
  )
}

function picturesHere(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/img/`))
}

/**
 * Looks for a newer build when the shopper returns to the tab. The browser looks by itself only when a page is loaded.
 */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedMs < UPDATE_CHECK_MS) return
    checkedMs = Date.now()
    // It fails without a network; then it is tried again later.
    registration.update().catch(() => undefined)
  })
}
