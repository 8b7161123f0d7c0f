import type { CatalogueProduct } from '@vitrin/catalog'

// The type of the content of a new host belongs to the host.
export type { CatalogueDocument, CatalogueSeed, Coupon } from '@vitrin/api-server'

/** Contract §3.8. Pages and blocks share the shape; `type` tells them apart. */
export interface CmsDocument {
  readonly id: number
  readonly identifier: string
  readonly title: string
  readonly content: string
  readonly content_heading?: string
  readonly page_layout?: string
  readonly meta_title?: string | null
  readonly meta_description?: string | null
  readonly meta_keywords?: string | null
  readonly store_id: readonly number[]
  readonly creation_time: string
  readonly update_time: string
  readonly sort_order?: string
  readonly active: boolean
  readonly type: 'cms_page' | 'cms_block'
}

/** A node in the tree of pages (contract §3.8). */
export interface PageNode {
  readonly node_id: number
  readonly parent_node_id: number | null
  readonly page_id: number | null
  readonly identifier: string
  readonly label: string
  readonly level: number
  readonly request_url: string
  readonly xpath: string
  readonly store_id: number
}

/** A product document with the fields that only the index has (contract §3.1). */
export interface ProductDocument extends CatalogueProduct {
  readonly attribute_set_id: number
  readonly position: number
  readonly [attribute: string]: unknown
}
