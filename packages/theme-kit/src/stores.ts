import type { SearchStore as CoreSearchStore } from '@vitrin/catalog'
import type { CurrentPage, PageModels, Shopper as CoreShopper, Storefront as CoreStorefront } from '@vitrin/storefront'
import type { ForTheme } from './for-theme'

/** The pages that have a screen. */
export type PageId = keyof PageModels

/** A page with its data, as its screen gets it. A union over the ids, so that `page.id` narrows `page.model`. */
export type Page<Id extends PageId = PageId> = { readonly [Each in Id]: ShownPage<Each> }[Id]
type ShownPage<Id extends PageId> = Omit<CurrentPage<Id>, 'model'> & { readonly model: ForTheme<PageModels[Id]> }

/** The shop of this page: what a theme may read of it and ask it for. */
export interface Storefront extends ForTheme<
  Pick<CoreStorefront, 'config' | 'categories' | 'attributes' | 'ui' | 'report'>
> {
  readonly pages: { readonly current: Page | undefined }
  /** Undefined until the browser has loaded the shopper's part. */
  readonly shopper: Shopper | undefined
  /** The search of the panel, loaded on the first call. */
  readonly whenSearch: () => Promise<SearchStore>
}

/** The shopper's part of the shop: cart, checkout, account and lists. */
export type Shopper = ForTheme<CoreShopper>

export type CartStore = Shopper['cart']
export type CheckoutStore = Shopper['checkout']
export type SearchStore = ForTheme<CoreSearchStore>
export type SessionStore = Shopper['session']

export type ListingStore = Page<'category'>['model']['listing']
export type ProductStore = Page<'product'>['model']['store']
/** A product with what the shopper has chosen of it. */
type ProductSelection = NonNullable<ProductStore['selection']>
/** The piece as the model or the host measures it. */
export type Measurement = NonNullable<ProductSelection['measurement']>
/** The piece as the model in the product's document measures it. */
export type ModelMeasurement = NonNullable<ProductSelection['model']>
