import { listedProduct } from '../shop/listed-products'
import { screen, type GalleryState } from '../gallery-state'
import { dismissNotifications, goOffline, haveOrders, signIn, submit } from '../shop/steps'
import type { Tab } from '../shop/tab'

/** Signed in, on a page of the account. */
const account = (state: string, section: string, then: (tab: Tab) => void | Promise<void> = () => undefined) =>
  screen('my-account', state, `/sv/my-account${section}`, {
    prepare: async (tab) => {
      await signIn(tab)
      await then(tab)
    },
  })

const save =
  (list: 'wishlist' | 'compare', count: number) =>
  async (tab: Tab): Promise<void> => {
    for (let index = 0; index < count; index += 1) await tab.shopper[list].add(listedProduct(tab.world, index))
    dismissNotifications(tab)
  }

const withOrders = (count: number) => ({ arrange: (world: Tab['world']) => haveOrders(count)({ world }) })

/** What belongs to one shopper. */
export const accountStates: readonly GalleryState[] = [
  screen('my-account', 'guest', '/sv/my-account'),
  account('profile', ''),
  account('offline', '', goOffline),
  account('addresses', '/shipping-details'),
  account('newsletter', '/newsletter'),
  account('no orders', '/orders'),
  { ...account('one order', '/orders'), ...withOrders(1) },
  { ...account('many orders', '/orders'), ...withOrders(5) },
  account('loyalty card', '/loyalty-card'),
  account('no reviews', '/reviews'),
  account('recently viewed', '/recently-viewed'),
  account('own data', '/data'),
  screen('create-password', 'form', '/sv/create-password?resetToken=secret&email=asa%40example.se'),
  screen('create-password', 'refused', '/sv/create-password?resetToken=secret&email=asa%40example.se', {
    prepare: () => submit('main form'),
  }),
  screen('create-password', 'broken link', '/sv/create-password'),
  screen('mail-link', 'question', '/sv/mail-link?token=open', {
    arrange: ({ mailLinks }) => {
      mailLinks.links.set('open', { purpose: 'newsletter-join', state: 'open', email: 'asa@example.se' })
    },
  }),
  screen('mail-link', 'expired', '/sv/mail-link?token=old', {
    arrange: ({ mailLinks }) => {
      mailLinks.links.set('old', { purpose: 'newsletter-join', state: 'expired', email: 'asa@example.se' })
    },
  }),
  screen('mail-link', 'unknown', '/sv/mail-link?token=guessed'),
  screen('wishlist', 'empty', '/sv/wishlist'),
  screen('wishlist', 'one', '/sv/wishlist', { prepare: save('wishlist', 1) }),
  screen('wishlist', 'many', '/sv/wishlist', { prepare: save('wishlist', 7) }),
  screen('compare', 'empty', '/sv/compare'),
  screen('compare', 'one', '/sv/compare', { prepare: save('compare', 1) }),
  screen('compare', 'many', '/sv/compare', { prepare: save('compare', 4) }),
]
