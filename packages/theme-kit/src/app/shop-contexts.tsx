import type { Storefront } from '@vitrin/storefront'
import { useMemo, type ReactNode } from 'react'
import { NavigationContext, type Navigator } from '../navigation'
import { ReplacedParts } from '../replaceable'
import { ShopProvider } from '../storefront-context'
import type { Theme } from '../theme'

export interface ShopContextsProps {
  readonly storefront: Storefront
  readonly theme: Theme
  readonly navigator: Navigator
  readonly children: ReactNode
}

/** Everything that a part of a theme reads of the shop around it. */
export function ShopContexts({ storefront, theme, navigator, children }: ShopContextsProps): ReactNode {
  const navigation = useMemo(() => ({ navigator, shown: () => storefront.pages.current?.url }), [navigator, storefront])
  return (
    <ShopProvider storefront={storefront}>
      <ReplacedParts value={theme.components}>
        <NavigationContext value={navigation}>{children}</NavigationContext>
      </ReplacedParts>
    </ShopProvider>
  )
}
