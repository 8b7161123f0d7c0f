import { useCallback, useSyncExternalStore } from 'react'
import { useCoreStorefront } from '../storefront-context'
import type { Shopper } from '../stores'

/**
 * The shopper's part of the shop: cart, checkout, account and lists. Undefined on the server, before the first paint
 * (decisions.md 16), and while a part of the page hydrates.
 */
export function useShopper(): Shopper | undefined {
  // Read here and not in the snapshot alone, so that MobX tells the component when the shopper comes.
  const { shopper } = useCoreStorefront()
  return useSyncExternalStore(
    neverChanges,
    () => shopper,
    () => undefined,
  )
}

/** Runs an action on the shopper's part, and loads that part first if it is missing. */
export type WithShopper = <Result>(action: (shopper: Shopper) => Result | Promise<Result>) => Promise<Result>

/** `withShopper(({ cart }) => cart.add(drafts))`, at any time in the life of the page. */
export function useWithShopper(): WithShopper {
  const storefront = useCoreStorefront()
  return useCallback(async (action) => action(storefront.shopper ?? (await storefront.whenShopper())), [storefront])
}

function neverChanges(): () => void {
  return () => undefined
}
