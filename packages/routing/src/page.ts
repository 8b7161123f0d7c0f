type NoParams = Readonly<Record<string, never>>

/** The pages of the specification's route table (§2), with the parameters of their addresses. */
export interface PageParamsById {
  readonly home: NoParams
  readonly checkout: NoParams
  readonly static: { readonly slug: string }
  /** `part` is one item of a section, for example the number of an order. */
  readonly 'my-account': { readonly section?: string; readonly part?: string }
  readonly wishlist: NoParams
  readonly compare: NoParams
  readonly search: NoParams
  readonly bestsellers: NoParams
  readonly 'standard-sizes': NoParams
  readonly 'custom-sizes': NoParams
  readonly error: NoParams
  readonly product: { readonly parentSku: string; readonly slug: string; readonly childSku?: string }
  readonly category: { readonly slug: string }
  readonly 'cms-page': { readonly slug: string }
  readonly 'create-password': NoParams
  /** The link of a mail; the token is in the query. */
  readonly 'mail-link': NoParams
  readonly withdrawal: NoParams
  readonly portfolio: NoParams
  readonly 'company-info': { readonly page?: string }
  readonly 'custom-solutions': { readonly page?: string }
  readonly terms: { readonly page?: string }
  readonly payment: NoParams
  readonly 'order-success': NoParams
  /** The confirmation of an order that was placed on this device. */
  readonly 'order-confirmation': { readonly order: string }
  readonly 'page-not-found': { readonly slug: 'page-not-found' }
}

export type PageId = keyof PageParamsById

type PageOf<Id extends PageId> = { readonly id: Id; readonly params: PageParamsById[Id] }

/** A page with its parameters. It is a union over the ids, so that `page.id` narrows `page.params`. */
export type Page = { [Id in PageId]: PageOf<Id> }[PageId]

export type Layout = 'default' | 'minimal' | 'empty'

/** The layout of each page (R2.05, R2.21, R2.22). */
export const LAYOUT_BY_PAGE: Readonly<Record<PageId, Layout>> = {
  home: 'default',
  checkout: 'default',
  static: 'default',
  'my-account': 'default',
  wishlist: 'default',
  compare: 'default',
  search: 'default',
  bestsellers: 'default',
  'standard-sizes': 'default',
  'custom-sizes': 'default',
  error: 'minimal',
  product: 'default',
  category: 'default',
  'cms-page': 'default',
  'create-password': 'empty',
  'mail-link': 'default',
  withdrawal: 'default',
  portfolio: 'default',
  'company-info': 'default',
  'custom-solutions': 'default',
  terms: 'default',
  payment: 'empty',
  'order-success': 'default',
  'order-confirmation': 'default',
  'page-not-found': 'default',
}
