import type { CartStore } from '@vitrin/cart-sync'
import type { CompareStore, RecentlyViewedStore, WishlistStore } from '@vitrin/catalog'
import type { CheckoutStore, OrderStorage } from '@vitrin/checkout'
import type { ContactStore } from '@vitrin/contact'
import type { ClaimStore, NewsletterStore } from '@vitrin/content'
import type { SyncQueueStore } from '@vitrin/sync-queue'
import type { MeasuredPieces } from './measured-pieces'
import type { PersonalData } from '@vitrin/user-session'

/** Everything on the device that may hold data of the account. */
export interface AccountDataSources {
  readonly cart: CartStore
  readonly checkout: CheckoutStore
  readonly queue: SyncQueueStore
  readonly wishlist: WishlistStore
  readonly compare: CompareStore
  readonly recentlyViewed: RecentlyViewedStore
  readonly pieces: MeasuredPieces
  readonly contact: ContactStore
  readonly newsletter: NewsletterStore
  readonly claims: ClaimStore
  readonly orders: OrderStorage
}

/** What the copy of an account contains from this device. Passwords are left out. */
export async function readDeviceData(
  account: string,
  { cart, checkout, queue, wishlist, compare, recentlyViewed, contact, newsletter, claims, orders }: AccountDataSources,
): Promise<Readonly<Record<string, unknown>>> {
  const { password: _, rPassword: _repeated, ...personalDetails } = checkout.personalDetails
  return {
    cart: cart.items,
    checkout: { personalDetails, shippingDetails: checkout.shippingDetails, paymentDetails: checkout.paymentDetails },
    orders: (await orders.all()).filter(({ user_id }) => user_id === account),
    unsent: queue.tasks
      .filter((task) => task.account === account)
      .map(({ scope, url, payload: { method, body }, created_at }) => ({ scope, url, method, body, created_at })),
    questions: contact.keptOf(account).map(({ form, created_at }) => ({ ...form, created_at })),
    wishlist: wishlist.items,
    compare: compare.items,
    recentlyViewed: recentlyViewed.items,
    newsletter: newsletter.newsletter,
    claims: claims.claims,
  }
}

/**
 * What is deleted from this device when an account ends. A logout deletes the rest by itself, so this list has only
 * what a logout parks for the next sign-in or keeps.
 */
export function personalData({
  queue,
  cart,
  orders,
  recentlyViewed,
  pieces,
  contact,
  newsletter,
  claims,
}: AccountDataSources): readonly PersonalData[] {
  return [
    {
      async forget(account) {
        const own = queue.tasks.filter((task) => task.account === account)
        await Promise.all(own.map(({ task_id }) => queue.remove(task_id, 'idle')))
      },
    },
    { forget: () => cart.clear({ sync: false }) },
    {
      async forget(account) {
        const own = (await orders.all()).filter(({ user_id }) => user_id === account)
        await Promise.all(own.map(({ order_id }) => orders.remove(order_id)))
      },
    },
    recentlyViewed,
    pieces,
    contact,
    newsletter,
    claims,
  ]
}
