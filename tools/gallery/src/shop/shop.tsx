import type { Theme } from '@vitrin/theme-kit'
import { ShopApp } from '@vitrin/theme-kit/app'
import type { ReactNode } from 'react'
import type { OpenShop } from './open-shop'

export interface ShopProps {
  readonly shop: Pick<OpenShop, 'storefront' | 'screens' | 'navigator'>
  readonly theme: Theme
  readonly onHydrated?: () => void
}

/** The shop as the app draws it, on the server and in the browser. StrictMode would draw all of it twice. */
export function Shop({ shop, theme, ...rest }: ShopProps): ReactNode {
  const { storefront, screens, navigator } = shop
  return <ShopApp storefront={storefront} theme={theme} screens={screens} navigator={navigator} {...rest} />
}
