import type { Shopper } from '@vitrin/storefront'
import { useCallback } from 'react'
import { useStorefront } from './storefront-context'

/** Cart, checkout and queue. Undefined on the server and until the first paint is over (decisions.md 16). */
export function useShopper(): Shopper | undefined {
  return useStorefront().shopper
}

/** Runs an action on the shopper's part as soon as it is there: `withShopper(({ cart }) => cart.add(draft))`. */
export function useWithShopper(): <Result>(action: (shopper: Shopper) => Result | Promise<Result>) => Promise<Result> {
  const storefront = useStorefront()
  return useCallback(async (action) => action(await storefront.whenShopper()), [storefront])
}
