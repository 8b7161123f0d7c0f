import type { Shopper } from '@vitrin/storefront'
import { useCallback, useSyncExternalStore } from 'react'
import { useStorefront } from './storefront-context'

/** Cart, checkout and queue. Undefined on the server, until the first paint is over (decisions.md 16), and for parts that are hydrated later. */
export function useShopper(): Shopper | undefined {
  const { shopper } = useStorefront()
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return isHydrating ? undefined : shopper
}

/** Runs an action on the shopper's part at once, or as soon as it is there: `withShopper(({ cart }) => cart.add(draft))`. */
export function useWithShopper(): <Result>(action: (shopper: Shopper) => Result | Promise<Result>) => Promise<Result> {
  const storefront = useStorefront()
  return useCallback(async (action) => action(storefront.shopper ?? (await storefront.whenShopper())), [storefront])
}

function neverChanges(): () => void {
  return () => undefined
}
