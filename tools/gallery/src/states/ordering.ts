import { shortOrderName } from '@vitrin/checkout'
import { screen, type GalleryState } from '../gallery-state'
import { anOrder } from '../shop/order-history'
import { DOOR, fillCart, fillCartWell, fillCheckout, goOffline, order, signIn, submit } from '../shop/steps'
import type { Tab } from '../shop/tab'

type Step = Parameters<Tab['shopper']['checkout']['goTo']>[0]

/** The checkout with a full cart, at one of its steps. */
const at = (step: Step) => async (tab: Tab) => {
  await fillCartWell(tab)
  fillCheckout(tab)
  await tab.visit('/sv/checkout')
  tab.shopper.checkout.goTo(step)
}

/** The checkout as a shopper first sees it. */
const untouched = async (tab: Tab): Promise<void> => {
  await fillCartWell(tab)
  await tab.visit('/sv/checkout')
}

const ordered = async (tab: Tab): Promise<void> => {
  await order(tab)
  const placed = tab.shopper.checkout.placed
  if (placed) await tab.visit(`/sv/order-confirmation/${shortOrderName(placed.order.order_id)}`)
}

/** From the checkout to the end of an order. Where a form shows what it refuses, it was sent empty. */
export const ordering: readonly GalleryState[] = [
  screen('checkout', 'empty', '/sv/checkout'),
  screen('checkout', 'personal', '/sv/wishlist', { prepare: untouched }),
  screen('checkout', 'refused personal', '/sv/wishlist', {
    prepare: async (tab) => {
      await untouched(tab)
      await submit('main form')
    },
  }),
  screen('checkout', 'shipping', '/sv/wishlist', { prepare: at('shipping') }),
  screen('checkout', 'payment', '/sv/wishlist', { prepare: at('payment') }),
  screen('checkout', 'review', '/sv/wishlist', { prepare: at('review') }),
  screen('checkout', 'signed in', '/sv/wishlist', {
    prepare: async (tab) => {
      await signIn(tab)
      await untouched(tab)
    },
  }),
  screen('checkout', 'offline', '/sv/wishlist', {
    prepare: async (tab) => {
      await at('review')(tab)
      goOffline(tab)
    },
  }),
  screen('order-confirmation', 'sent', '/sv/wishlist', { prepare: ordered }),
  screen('order-confirmation', 'waits offline', '/sv/wishlist', {
    prepare: async (tab) => {
      await fillCart(tab, DOOR)
      goOffline(tab)
      await ordered(tab)
    },
  }),
  screen('order-confirmation', 'unknown', '/sv/order-confirmation/000'),
  screen('order-success', 'known', '/sv/order-success?orderId=000000001', {
    arrange: ({ externalOrders }) => {
      externalOrders.order = { document: anOrder(1, 'processing'), customer: 'guest' }
    },
  }),
  screen('order-success', 'unknown', '/sv/order-success'),
  screen('payment', 'succeeded', '/sv/success'),
  screen('payment', 'failed', '/sv/payment?status=failed'),
  screen('withdrawal', 'first step', '/sv/retur/angra'),
  screen('withdrawal', 'refused', '/sv/retur/angra', { prepare: () => submit('main form') }),
  screen('withdrawal', 'own order', '/sv/retur/angra?order=000000001', { prepare: signIn }),
]
