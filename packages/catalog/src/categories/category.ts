/** Category document (contract §3.5). */
export interface Category {
  readonly id: number
  readonly parent_id?: number
  readonly parent_ids?: readonly number[]
  /** Ids from the tree's root, joined by `/`. */
  readonly path?: string
  readonly level: number
  readonly position?: number
  readonly name: string
  readonly is_active?: boolean
  readonly product_count?: number
  readonly children_count?: string | number
  readonly url_key?: string
  readonly url_path?: string
  readonly slug?: string
  readonly description?: string | null
  readonly meta_title?: string | null
  readonly meta_description?: string | null
  readonly image?: string | null
  readonly include_in_menu?: number | boolean
  readonly children_data?: readonly Category[]
}

/** Specification §9 (R3.10). */
export const ROOT_CATEGORY_ID = 2
