import { slugOf } from '../document/slug'

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

/** Indexes may leave slugs out, also of children (contract §3.5). */
export function normalizeCategory(category: Category): Category {
  const { children_data: children } = category
  return { ...category, slug: slugOf(category), ...(children && { children_data: children.map(normalizeCategory) }) }
}

/** What menus, breadcrumbs and links read of a category. */
const MENU_FIELDS = [
  'id',
  'parent_id',
  'parent_ids',
  'path',
  'level',
  'name',
  'url_key',
  'url_path',
  'include_in_menu',
] as const satisfies readonly (keyof Category)[]

/** Prepared categories by their document: a server reads the same documents for each page. */
const inMenus = new WeakMap<Category, Category>()

/** A category of the menu's tree. Each page carries the whole tree, so it has only the fields of a menu. */
export function menuCategory(document: Category): Category {
  const known = inMenus.get(document)
  if (known) return known
  const { children_data: children } = document
  const fields = MENU_FIELDS.filter((field) => document[field] !== undefined).map((field) => [field, document[field]])
  const category = {
    ...(Object.fromEntries(fields) as Pick<Category, (typeof MENU_FIELDS)[number]>),
    slug: slugOf(document),
    ...(children && { children_data: children.map(menuCategory) }),
  }
  inMenus.set(document, category)
  return category
}
