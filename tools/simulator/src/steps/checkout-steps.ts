import type { Tab } from '../actors/tab'
import type { ConfirmedOrder } from '../oracle/order-book'
import type { Stage } from '../stage'
import { goOffline } from './browser-steps'
import { acknowledged } from './cart-steps'
import type { TabStep } from './step'

export const chooseShipping: TabStep = {
  kind: 'chooses the courier',
  weight: 2,
  async run(tab) {
    await tab.page?.shopper.cart.selectShipping({ carrier_code: 'flatrate', method_code: 'flatrate' })
  },
}

export const enterCheckout: TabStep = {
  kind: 'enters checkout',
  weight: 2,
  run: ({ page }) => page?.shopper.checkout.enter(),
}
export const leaveCheckout: TabStep = {
  kind: 'leaves checkout',
  weight: 2,
  run: ({ page }) => page?.shopper.checkout.leave(),
}

export const confirmOrder: TabStep = {
  kind: 'confirms the order',
  weight: 6,
  run: async (tab, _, stage) => void (await confirm(tab, stage)),
}

/** Most shoppers do something else before the network is back. */
export const orderWithoutNetwork: TabStep = {
  kind: 'orders without a network',
  weight: 4,
  draw: (draw) => ({ ...goOffline.draw?.(draw), goesOn: draw.whole('goes on', 0, 2) }),
  async run(tab, given, stage) {
    if (tab.page?.shopper.cart.items.length === 0) return
    goOffline.happen(stage, given, tab)
    await confirm(tab, stage)
    if (given.goesOn) tab.page?.shopper.checkout.leave()
  },
}

/** A shopper who sees that the totals have changed confirms again. */
export async function confirmUntilMade(tab: Tab, stage: Stage, times: number): Promise<void> {
  const result = await confirm(tab, stage)
  if (result === 'totals-changed' && times > 1) await confirmUntilMade(tab, stage, times - 1)
}

/** Returns the reason why there is no order, or undefined. */
async function confirm(tab: Tab, stage: Stage): Promise<string | undefined> {
  const { page } = tab
  const screen = stage.oracle.screenOf(tab.name)
  if (!page || !screen || screen.shown.length === 0) return 'nothing to order'
  const {
    shopper: { checkout },
  } = page
  // A second press during the first request is the same order.
  if (checkout.isPlacing) {
    void checkout.placeOrder({ termsAccepted: true })
    return 'pressed twice'
  }
  const marker = stage.oracle.orders.nextMarker()
  checkout.enter()
  const address = {
    firstName: 'Åsa',
    lastName: 'Öberg',
    streetAddress: 'Storgatan 1',
    zipCode: '11122',
    city: 'Stockholm',
    phoneNumber: marker,
  }
  checkout.save('personal', {
    ...checkout.personalDetails,
    firstName: 'Åsa',
    lastName: 'Öberg',
    emailAddress: 'asa@example.se',
  })
  checkout.save('shipping', { ...checkout.shippingDetails, ...address })
  checkout.save('payment', { ...checkout.paymentDetails, ...address, paymentMethod: 'cashondelivery' })
  const { lines } = screen
  const order = stage.oracle.orders.confirmed({
    marker,
    account: screen.account,
    asker: tab.asker,
    atMs: stage.world.now,
    lines,
    intent: stage.oracle.cart(tab.owner).intendOrder(tab.asker, marker, lines),
  })
  return statusOf(order, tab, stage, checkout.placeOrder({ termsAccepted: true }))
}

type Placed = ReturnType<NonNullable<Tab['page']>['shopper']['checkout']['placeOrder']>

async function statusOf(order: ConfirmedOrder, tab: Tab, stage: Stage, placing: Placed): Promise<string | undefined> {
  const { marker, intent } = order
  try {
    const placed = await placing
    if (placed.ok) {
      intent.done()
      order.status = placed.value.status === 'confirmed' ? 'made' : 'waits'
    } else {
      intent.refused()
      order.status = 'refused'
    }
    const result = placed.ok ? order.status : placed.rejection.code
    const reason = placed.ok && placed.value.status === 'queued' ? `: ${placed.value.reason}` : ''
    acknowledged(tab, stage, `order ${marker} … ${result}${reason}`)
    return placed.ok ? undefined : placed.rejection.code
  } catch (error) {
    order.status = 'failed'
    stage.world.trace.record(tab.name, `order ${marker} … failed: ${String(error)}`)
    return 'failed'
  }
}
