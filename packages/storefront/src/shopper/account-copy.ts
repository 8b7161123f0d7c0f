import type { OrderStorage } from '@vitrin/checkout'
import type { Shopper } from './shopper'

type Kept = Pick<
  Shopper,
  'session' | 'cart' | 'checkout' | 'queue' | 'wishlist' | 'compare' | 'recentlyViewed' | 'newsletter' | 'claims'
>

export interface AccountCopy {
  /** What the host keeps about the account. */
  readonly host: Readonly<Record<string, unknown>>
  /** What lies on this device, without tokens: they open the account. */
  readonly device: Readonly<Record<string, unknown>>
}

/** All that host and device hold about the account, as documents that a machine can read (GDPR articles 15 and 20). */
export async function accountCopy(kept: Kept, orders: OrderStorage): Promise<AccountCopy> {
  const { session, cart, checkout, queue, wishlist, compare, recentlyViewed, newsletter, claims } = kept
  const { password: _, rPassword: _repeated, ...personalDetails } = checkout.personalDetails
  const { account } = session
  return {
    host: await session.accountData(),
    device: {
      customer: session.current,
      cart: cart.items,
      checkout: { personalDetails, shippingDetails: checkout.shippingDetails, paymentDetails: checkout.paymentDetails },
      orders: (await orders.all()).filter(({ user_id }) => user_id === account),
      unsent: queue.tasks
        .filter((task) => task.account === account)
        .map(({ scope, url, payload: { method, body }, created_at }) => ({ scope, url, method, body, created_at })),
      wishlist: wishlist.items,
      compare: compare.items,
      recentlyViewed: recentlyViewed.items,
      newsletter: newsletter.newsletter,
      claims: claims.claims,
    },
  }
}
