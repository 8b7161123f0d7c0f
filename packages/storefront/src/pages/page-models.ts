import type { AccountPage } from './account-page'
import type { BestsellersPage } from './bestsellers-page'
import type { CategoryPage } from './category-page'
import type { CmsPage } from './cms-page'
import type { ContentSetPage } from './content-set-page'
import type { HomePage } from './home-page'
import type { PlainPage } from './plain-page'
import type { PortfolioPage } from './portfolio-page'
import type { ProductPage } from './product-page'
import type { SearchPage } from './search-page'
import type { SizesPage } from './sizes-page'
import type { StaticPage } from './static-page'

/** The pages that have a screen, with their models. */
export interface PageModels {
  readonly home: HomePage
  readonly category: CategoryPage
  readonly product: ProductPage
  readonly 'cms-page': CmsPage
  readonly static: StaticPage
  readonly 'company-info': ContentSetPage
  readonly 'custom-solutions': ContentSetPage
  readonly terms: ContentSetPage
  readonly portfolio: PortfolioPage
  readonly checkout: PlainPage
  readonly 'my-account': AccountPage
  readonly 'create-password': PlainPage
  readonly payment: PlainPage
  readonly 'order-success': PlainPage
  readonly 'order-confirmation': PlainPage
  readonly 'mail-link': PlainPage
  readonly withdrawal: PlainPage
  readonly wishlist: PlainPage
  readonly compare: PlainPage
  readonly search: SearchPage
  readonly bestsellers: BestsellersPage
  readonly 'standard-sizes': SizesPage
  readonly 'custom-sizes': SizesPage
  readonly error: PlainPage
  readonly 'page-not-found': PlainPage
}

export type PageId = keyof PageModels

/** Each call makes a new model. The first call loads the code of the model. */
export type PageModelFactories = { readonly [Id in PageId]: () => Promise<PageModels[Id]> }
