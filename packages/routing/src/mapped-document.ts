/** The document of a path: one of three kinds (contract §10). */
export type MappedDocument =
  | { readonly type: 'product'; readonly document: MappedProduct }
  | { readonly type: 'category'; readonly document: MappedCategory }
  | { readonly type: 'cms_page'; readonly document: MappedCmsPage }

/** The fields of a product that routing reads. The page gets the whole document. */
interface MappedProduct {
  readonly sku: string
  readonly parentSku?: string | undefined
  readonly type_id?: string | undefined
  readonly slug?: string | null | undefined
  readonly url_path?: string | null | undefined
}

interface MappedCategory {
  readonly slug?: string | undefined
  readonly url_path?: string | undefined
}

interface MappedCmsPage {
  readonly identifier: string
}

/** Documents that a page lists. Their paths are known from then on. */
export interface ListedDocuments {
  readonly products?: readonly MappedProduct[]
  readonly categories?: readonly MappedCategory[]
}
