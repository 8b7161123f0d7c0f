/** CMS page document (contract §3.8). */
export interface CmsPageDocument {
  readonly id: number
  readonly identifier: string
  readonly title: string
  readonly content: string
  readonly content_heading?: string | null
  readonly page_layout?: string | null
  readonly meta_title?: string | null
  readonly meta_description?: string | null
  readonly meta_keywords?: string | null
  readonly store_id?: readonly number[]
}

/** CMS block document (contract §3.8). */
export interface CmsBlockDocument {
  readonly id: number
  readonly identifier: string
  readonly title: string
  readonly content: string
  /** For search engines, of the block that introduces the home page. */
  readonly meta_title?: string | null
  readonly meta_description?: string | null
}
