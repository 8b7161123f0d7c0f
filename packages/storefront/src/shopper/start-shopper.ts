import type { Tracker } from '@vitrin/analytics'
import type { Cancel } from '@vitrin/kernel'
import { policies } from '../policies/policies'
import type { PolicyContext } from '../policies/policy'
import { stopAll } from '../stop-all'
import { trackWithConsent } from '../tracking/track-with-consent'
import type { Shopper } from './shopper'
import type { ShopperOptions } from './shopper-options'

/** Starts a shopper's part that was made. The phases depend on each other, so their order matters. */
export async function startShopper(shopper: Shopper, options: ShopperOptions): Promise<Cancel> {
  const answers = listenForAnswers(shopper)
  await readStoredState(shopper, options)
  const changes = followChanges(shopper)
  const rules = startPolicies(shopper, options)
  const sending = await sendWaitingTasks(shopper)
  await resumeOrders(shopper, options)
  await resumeForms(shopper, options)
  void shopper.newsletter.checkAwaited()
  return stopAll([...answers, ...changes, ...rules, sending])
}

/** First, because the queue repeats answers that an earlier page did not handle, and it does so only once per page. */
function listenForAnswers({
  checkout,
  reviews,
  contact,
  stockNotices,
  newsletter,
  session,
}: Shopper): readonly Cancel[] {
  return [checkout, reviews, contact, stockNotices, newsletter, session].map((store) => store.start())
}

/**
 * Before anything reacts, so that empty stores are not taken for an empty cart or a signed-out shopper. The session
 * comes first, because it says whose cart is read.
 */
async function readStoredState(shopper: Shopper, { ports: { logger } }: ShopperOptions): Promise<void> {
  const { session, cart, checkout, consent, wishlist, compare, recentlyViewed, pieces, contact, newsletter, claims } =
    shopper
  await session.load()
  await Promise.all([
    cart.load(session.account),
    ...[checkout, consent, wishlist, compare, recentlyViewed, pieces, contact, newsletter].map((store) => store.load()),
    claims.load().catch((error: unknown) => logger.error('The claims could not be read', error)),
  ])
}

/** After reading, because a change of another tab is applied to what was read. */
function followChanges({ cart, consent, wishlist, compare, recentlyViewed, pieces }: Shopper): readonly Cancel[] {
  return [cart, consent, wishlist, compare, recentlyViewed, pieces].map((store) => store.start())
}

/** Before the queue sends, so that every answer of the host meets the policies that announce it. */
function startPolicies(shopper: Shopper, { storefront, storages, ports }: ShopperOptions): readonly Cancel[] {
  const { pages, ui, routing } = storefront
  const { addressBar, clock, loadTracker, logger } = ports
  const context: PolicyContext = {
    ...shopper,
    pages,
    ui,
    routing,
    addressBar,
    clock,
    notify: (notification) => ui.notifications.show(notification),
    report: (error) => storefront.report(error),
  }
  const loadPolicies = async () => {
    const { startTracking } = await import('../tracking/start-tracking')
    const { rememberedOrders } = storages
    return (tracker: Tracker) => startTracking({ ...context, tracker, rememberedOrders, logger })
  }
  return [
    ...policies.map((policy) => policy(context)),
    trackWithConsent({ consent: shopper.consent, pages, loadTracker, loadPolicies, logger }),
  ]
}

/** Once everything listens and reacts, the queue may send what an earlier page left. */
function sendWaitingTasks({ queue }: Shopper): Promise<Cancel> {
  return queue.start()
}

/** Last, because it asks the queue which orders it holds: an order that a page left half-way is completed or undone. */
async function resumeOrders({ checkout, unsentOrders }: Shopper, { storefront }: ShopperOptions): Promise<void> {
  await checkout.resume()
  await unsentOrders.resume().catch((error: unknown) => storefront.report(error))
}

/** A contact form that a page left half-way is sent, and pictures of reviews that are gone are removed. */
async function resumeForms({ contact, reviews, queue }: Shopper, { storefront }: ShopperOptions): Promise<void> {
  const report = (error: unknown): void => storefront.report(error)
  await contact.resume().catch(report)
  await reviews.pictures.tidy(() => queue.taskIds()).catch(report)
}
