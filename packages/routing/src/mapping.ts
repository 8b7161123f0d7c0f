/**
 * What a path leads to: enough to name and open the page, without its document. Plain JSON, because the URL cache
 * stores it.
 */
export type Mapping =
  | { readonly type: 'product'; readonly parentSku: string; readonly slug: string; readonly productType?: string }
  | { readonly type: 'category'; readonly slug: string }
  | { readonly type: 'cms_page'; readonly slug: string }

export type PathMapping = readonly [path: string, mapping: Mapping]
