import type { Storefront } from '@vitrin/storefront'
import type { ScreenRegistry } from './screen-registry'

export interface BrowserNavigatorOptions {
  readonly storefront: Storefront
  readonly screens: ScreenRegistry
  readonly window: Window
}
