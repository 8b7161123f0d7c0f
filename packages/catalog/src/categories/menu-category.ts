import { slugOf } from '../document/slug'
import type { Category } from './category'

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

/**
 * A category of the menu's tree. Each page carries the whole tree, so it has only the fields of a menu. Indexes may
 * leave slugs out (contract §3.5).
 */
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

/** The category of a page: all of its own fields. What is below it is listed by a menu. */
export function wholeCategory(document: Category): Category {
  const { children_data: children } = document
  return { ...document, slug: slugOf(document), ...(children && { children_data: children.map(menuCategory) }) }
}
