import { layout, modal, notifications, panel, type GalleryState } from '../gallery-state'
import { DOOR, fillCart, fillCartWell, fillCheckout, goOffline, order, present, SQUEEGEE, submit } from '../shop/steps'
import type { Tab } from '../shop/tab'

type PanelId = Parameters<Tab['storefront']['ui']['openPanel']>[0]
type ModalId = Parameters<Tab['storefront']['ui']['openModal']>[0]

const opened =
  (id: PanelId, before: (tab: Tab) => void | Promise<void> = () => undefined, text = '') =>
  async (tab: Tab): Promise<void> => {
    await before(tab)
    tab.storefront.ui.openPanel(id, text)
    await present('dialog[open]')
  }

const asked =
  (id: ModalId, then: (tab: Tab) => void | Promise<void> = () => undefined) =>
  async (tab: Tab): Promise<void> => {
    tab.storefront.ui.openModal(id)
    await present('dialog[open]')
    await then(tab)
  }

const waitingOrder = async (tab: Tab): Promise<void> => {
  goOffline(tab)
  await order(tab)
}

const sent = { type: 'success', message: { key: 'cart.added' }, hasNoTimeout: true } as const
const refused = { type: 'error', message: { key: 'storage.unreadable' }, hasNoTimeout: true } as const
const warned = { type: 'warning', message: { key: 'cart.volatileStock' }, hasNoTimeout: true } as const

const saying =
  (...said: readonly (typeof sent | typeof refused | typeof warned)[]) =>
  ({ storefront }: Tab): void => {
    for (const one of said) {
      const action1 = { label: 'ui.ok' } as const
      const action2 = { label: 'ui.proceedToCheckout', to: '/sv/checkout' } as const
      storefront.ui.notifications.show({ ...one, action1, action2 })
    }
  }

/** Panels, modals, notifications, and the layout around a page. */
export const overThePage: readonly GalleryState[] = [
  layout('default', 'loading', undefined),
  layout('default', 'notice', '/sv/wishlist', {
    arrange: ({ content }) => {
      const message = '<p>Verkstaden har stängt <strong>24–26 december</strong>.</p>'
      content.content = { ...content.content, notice: { message, enabled: true, type: 'warning', link: '/kontakt' } }
    },
  }),
  layout('default', 'offline', '/sv/wishlist', { prepare: goOffline }),
  layout('default', 'update', '/sv/wishlist', {
    prepare: ({ storefront }) => storefront.ui.offerUpdate({ accept: async () => true }),
  }),
  layout('minimal', 'checkout', '/sv/checkout'),
  layout('empty', 'alone', '/sv/order-success'),
  panel('microcart', 'empty', '/sv/wishlist', { prepare: opened('microcart') }),
  panel('microcart', 'one', '/sv/wishlist', { prepare: opened('microcart', (tab) => fillCart(tab, SQUEEGEE)) }),
  panel('microcart', 'many', '/sv/wishlist', { prepare: opened('microcart', fillCartWell) }),
  panel('microcart', 'coupon', '/sv/wishlist', {
    prepare: opened('microcart', async (tab) => {
      await fillCartWell(tab)
      await tab.shopper.cart.applyCoupon('NYHET10')
    }),
  }),
  panel('microcart', 'offline', '/sv/wishlist', {
    prepare: opened('microcart', async (tab) => {
      await fillCartWell(tab)
      goOffline(tab)
    }),
  }),
  panel('search', 'no term', '/sv/wishlist', { prepare: opened('search') }),
  panel('search', 'many', '/sv/wishlist', { prepare: opened('search', undefined, 'dusch') }),
  panel('search', 'empty', '/sv/wishlist', { prepare: opened('search', undefined, 'xylofon') }),
  panel('search', 'loading', '/sv/wishlist', {
    prepare: opened(
      'search',
      ({ world }) => {
        world.catalogue.isSilent = true
      },
      'dusch',
    ),
  }),
  panel('menu', 'open', '/sv/wishlist', { prepare: opened('menu') }),
  panel('outbox', 'empty', '/sv/wishlist', { prepare: opened('outbox') }),
  panel('outbox', 'one', '/sv/wishlist', { prepare: opened('outbox', waitingOrder) }),
  modal('confirmation', 'remove a piece', '/sv/wishlist', {
    prepare: ({ storefront }) =>
      storefront.ui.ask({ id: 'remove-from-cart', subject: 'Duschdörr Unden', confirm: async () => undefined }),
  }),
  modal('review', 'form', DOOR, { prepare: asked('review') }),
  modal('review', 'refused', DOOR, { prepare: asked('review', () => submit('dialog form:not([method=dialog])')) }),
  modal('authentication', 'sign in', '/sv/wishlist', { prepare: asked('authentication') }),
  modal('authentication', 'refused', '/sv/wishlist', {
    prepare: asked('authentication', () => submit('dialog form:not([method=dialog])')),
  }),
  modal('size-guide', 'open', DOOR, { prepare: asked('size-guide') }),
  modal('terms', 'open', '/sv/wishlist', { prepare: asked('terms') }),
  modal('feature-not-implemented', 'open', '/sv/wishlist', { prepare: asked('feature-not-implemented') }),
  modal('newsletter', 'form', '/sv/wishlist', { prepare: asked('newsletter') }),
  modal('newsletter', 'refused', '/sv/wishlist', {
    prepare: asked('newsletter', () => submit('dialog form:not([method=dialog])')),
  }),
  modal('offline-order', 'one', '/sv/wishlist', {
    prepare: async (tab) => {
      fillCheckout(tab)
      await waitingOrder(tab)
      tab.storefront.ui.openModal('offline-order')
    },
  }),
  modal('languages', 'open', '/sv/wishlist', { prepare: asked('languages') }),
  notifications('notifications', 'one', '/sv/wishlist', { prepare: saying(sent) }),
  notifications('notifications', 'many', '/sv/wishlist', { prepare: saying(sent, warned, refused) }),
]
