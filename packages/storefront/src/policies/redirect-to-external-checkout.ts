import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'

interface RedirectToExternalCheckoutNeeds {
  readonly pages: { readonly current: { readonly id: string } | undefined }
  readonly ui: { readonly online: boolean }
  readonly cart: { readonly items: readonly unknown[] }
  /** Undefined in a shop that takes its orders itself. */
  readonly externalCheckout: { handOver(): Promise<unknown>; stay(): void } | undefined
}

/**
 * In a shop with an external checkout, opening the checkout leads to the other site (R2.02). Offline it waits for the
 * network.
 */
export function redirectToExternalCheckout({
  pages,
  ui,
  cart,
  externalCheckout,
}: RedirectToExternalCheckoutNeeds): Cancel {
  if (!externalCheckout) return () => undefined
  return reaction(
    () => (pages.current?.id === 'checkout' && cart.items.length > 0 ? { online: ui.online } : undefined),
    (entered) => (entered ? void externalCheckout.handOver() : externalCheckout.stay()),
    { fireImmediately: true, equals: (one, other) => one?.online === other?.online },
  )
}
