import type { Shopper, Storefront } from '@vitrin/storefront'
import type { Navigator } from '@vitrin/theme-kit/app'
import type { World } from './world'

/** An open page of the gallery, and what a shopper does in it. */
export interface Tab {
  readonly world: World
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly navigator: Navigator
  /** Opens another page as a link does. */
  readonly visit: (address: string) => Promise<void>
}
