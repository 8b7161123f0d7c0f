import type { Shopper } from '@vitrin/storefront'

/** What another device changed meanwhile is asked for when the tab is looked at again. */
export function lookAgainWhenShown({ session, cart }: Pick<Shopper, 'session' | 'cart'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void session.revalidate()
    void cart.sync()
  })
}
