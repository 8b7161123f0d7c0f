import type { Shopper } from '@vitrin/storefront'

/** Asks the host again when the shopper returns to the tab, because another device may have changed account or cart. */
export function refreshWhenShown({
  session,
  cart,
  newsletter,
}: Pick<Shopper, 'session' | 'cart' | 'newsletter'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void session.revalidate()
    void cart.sync()
    // Mails are often opened in another tab or program.
    void newsletter.checkAwaited()
  })
}
