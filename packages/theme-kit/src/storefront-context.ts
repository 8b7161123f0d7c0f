import type { Storefront as CoreStorefront } from '@vitrin/storefront'
import { createContext, use } from 'react'
import type { Storefront } from './stores'

export const StorefrontContext = createContext<CoreStorefront | undefined>(undefined)

/** The shop of this page. Wrap components that read its stores in `observer`. */
export function useStorefront(): Storefront {
  return useCoreStorefront()
}

/** For the hooks of this package: the shop with everything that a theme does not see. */
export function useCoreStorefront(): CoreStorefront {
  const storefront = use(StorefrontContext)
  if (!storefront) throw new Error('Put <ShopApp> around every component that reads the shop.')
  return storefront
}
