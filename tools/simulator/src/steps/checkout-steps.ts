import type { Tab } from '../actors/tab'
import type { WishedOrder } from '../oracle/order-book'
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

/** Most go on to something else before the network is back. */
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

/** A shopper who is told that the totals have changed looks at them and confirms again. */
export async function confirmUntilMade(tab: Tab, stage: Stage, times: number): Promise<void> {
  const told = await confirm(tab, stage)
  if (told === 'totals-changed' && times > 1) await confirmUntilMade(tab, stage, times - 1)
}

/** Gives why there is no order; undefined where there is one. */
async function confirm(tab: Tab, stage: Stage): Promise<string | undefined> {
  const { page } = tab
  const screen = stage.oracle.screenOf(tab.name)
  if (!page || !screen || screen.shown.length === 0) return 'nothing to order'
  const {
    shopper: { checkout },
  } = page
  // A second press while the first is on its way is the same order.
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
  return whatIsTold(order, tab, stage, checkout.placeOrder({ termsAccepted: true }))
}

type Placed = ReturnType<NonNullable<Tab['page']>['shopper']['checkout']['placeOrder']>

async function whatIsTold(order: WishedOrder, tab: Tab, stage: Stage, placing: Placed): Promise<string | undefined> {
  const { marker, intent } = order
  try {
    const placed = await placing
    if (placed.ok) {
      intent.done()
      order.word = placed.value.status === 'confirmed' ? 'made' : 'waits'
    } else {
      intent.refused()
      order.word = 'refused'
    }
    acknowledged(
      tab,
      stage,
      `order ${marker} … ${placed.ok ? order.word : placed.rejection.code}${placed.ok && placed.value.status === 'queued' ? `: ${placed.value.reason}` : ''}`,
    )
    return placed.ok ? undefined : placed.rejection.code
  } catch (error) {
    order.word = 'failed'
    stage.world.trace.tell(tab.name, `order ${marker} … failed: ${String(error)}`)
    return 'failed'
  }
}
