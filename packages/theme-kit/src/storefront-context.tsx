import type { Storefront } from '@vitrin/storefront'
import { createContext, use } from 'react'

export const StorefrontContext = createContext<Storefront | undefined>(undefined)

/** The shop of this page. Components that read its stores are wrapped in `observer`. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext)
  if (!storefront) throw new Error('useStorefront needs a <ShopApp> above it.')
  return storefront
}
