import type { Storefront as CoreStorefront } from '@vitrin/storefront'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Storefront } from './stores'

export const StorefrontContext = createContext<CoreStorefront | undefined>(undefined)

/** See `I18n.revision`. */
export const TextRevision = createContext(0)

export interface ShopProviderProps {
  readonly storefront: CoreStorefront
  readonly children: ReactNode
}

/**
 * Gives the shop to everything below it, and renders what shows texts anew when one has come that was missing. A card
 * of a listing reads texts in eight places: a context costs them less than a subscription each.
 */
export function ShopProvider({ storefront, children }: ShopProviderProps): ReactNode {
  const { i18n } = storefront
  const revision = () => i18n.revision
  return (
    <StorefrontContext value={storefront}>
      <TextRevision value={useSyncExternalStore(i18n.subscribe, revision, revision)}>{children}</TextRevision>
    </StorefrontContext>
  )
}

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
