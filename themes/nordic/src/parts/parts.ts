import type { Logo } from './logo'
import type { ProductCard } from './product-card'
import type { SiteFooter } from './site-footer'

/** What a theme that extends nordic may replace beside whole screens, panels, modals and layouts. */
export interface NordicParts {
  readonly Logo: typeof Logo
  readonly ProductCard: typeof ProductCard
  readonly SiteFooter: typeof SiteFooter
}
