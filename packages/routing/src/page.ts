type NoParams = Readonly<Record<string, never>>

/** Every page of the specification's route table (§2) and what its address carries. */
export interface PageParamsById {
  readonly home: NoParams
  readonly checkout: NoParams
  readonly static: { readonly slug: string }
  /** `part` names one thing of a section, e.g. an order by its number. */
  readonly 'my-account': { readonly section?: string; readonly part?: string }
  readonly wishlist: NoParams
  readonly compare: NoParams
  readonly error: NoParams
  readonly product: { readonly parentSku: string; readonly slug: string; readonly childSku?: string }
  readonly category: { readonly slug: string }
  readonly 'cms-page': { readonly slug: string }
  readonly 'create-password': NoParams
  readonly withdrawal: NoParams
  readonly portfolio: NoParams
  readonly 'company-info': { readonly page?: string }
  readonly 'custom-solutions': { readonly page?: string }
  readonly terms: { readonly page?: string }
  readonly payment: NoParams
  readonly 'order-success': NoParams
  readonly 'page-not-found': { readonly slug: 'page-not-found' }
}

export type PageId = keyof PageParamsById

export type PageOf<Id extends PageId> = { readonly id: Id; readonly params: PageParamsById[Id] }

/** One page with its params; a union over the ids, so that `page.id` narrows `page.params`. */
export type Page = { [Id in PageId]: PageOf<Id> }[PageId]

export type Layout = 'default' | 'minimal'

/** R2.05, R2.22 */
export const LAYOUT_BY_PAGE: Readonly<Record<PageId, Layout>> = {
  home: 'default',
  checkout: 'default',
  static: 'default',
  'my-account': 'default',
  wishlist: 'default',
  compare: 'default',
  error: 'minimal',
  product: 'default',
  category: 'default',
  'cms-page': 'default',
  'create-password': 'default',
  withdrawal: 'default',
  portfolio: 'default',
  'company-info': 'default',
  'custom-solutions': 'default',
  terms: 'default',
  payment: 'default',
  'order-success': 'default',
  'page-not-found': 'default',
}
