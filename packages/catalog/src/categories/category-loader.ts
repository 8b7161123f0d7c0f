import { accept, reject, type Outcome } from '@vitrin/kernel'
import { categoryChainIds, findCategory, findCategoryWhere } from './breadcrumbs'
import type { CatalogConfig } from '../catalog-config'
import { ROOT_CATEGORY_ID, type Category } from './category'
import { categoriesQuery } from './category-queries'
import { menuCategory, wholeCategory } from './menu-category'
import { CATEGORY_TREE_FIELDS } from '../search/field-lists'
import type { SearchGateway } from '../ports'
import type { EmptyResult } from '../rejections'

export type CategoryKey =
  | { readonly id: number }
  | { readonly urlPath: string }
  | { readonly slug: string }
  | { readonly urlKey: string }

export interface CategoryLoaderOptions {
  readonly search: SearchGateway
  /** The menu's current tree: parents in it are not loaded again. */
  readonly tree: () => readonly Category[]
  readonly config: CatalogConfig
}

export interface LoadedCategory {
  readonly category: Category
  /** The parents that are not in the tree. */
  readonly parents: readonly Category[]
}

/** One category with the parents for its breadcrumbs (R2.37). */
export async function loadCategory(
  key: CategoryKey,
  document: Category | undefined,
  options: CategoryLoaderOptions,
): Promise<Outcome<LoadedCategory, EmptyResult>> {
  const raw = document ?? (await single(key, options))
  if (!raw) return reject(emptyCategory(key))
  const category = wholeCategory(raw)
  return accept({ category, parents: await missingParents(category, options) })
}

/** Without a network the category is taken from the menu (R8.06). */
async function single(
  key: CategoryKey,
  { search, tree, config }: CategoryLoaderOptions,
): Promise<Category | undefined> {
  if ('id' in key && key.id < ROOT_CATEGORY_ID) return undefined
  const [field, value] = wireKey(key)
  const { items, offline } = await search.search<Category>(
    categoriesQuery({ filters: { [field]: value }, size: 1 }, config),
  )
  return items[0] ?? (offline ? findCategoryWhere(tree(), (category) => category[field] === value) : undefined)
}

async function missingParents(
  category: Category,
  { search, tree, config }: CategoryLoaderOptions,
): Promise<readonly Category[]> {
  const ids = categoryChainIds(category).filter(
    (id) => id > ROOT_CATEGORY_ID && id !== category.id && !findCategory(tree(), id),
  )
  if (ids.length === 0) return []
  const { items } = await search.search<Category>(
    categoriesQuery({ filters: { id: ids }, includeFields: CATEGORY_TREE_FIELDS }, config),
  )
  return items.map(menuCategory)
}

function wireKey(key: CategoryKey): readonly [field: 'id' | 'url_path' | 'slug' | 'url_key', value: string | number] {
  if ('id' in key) return ['id', key.id]
  if ('urlKey' in key) return ['url_key', key.urlKey]
  return 'urlPath' in key ? ['url_path', key.urlPath] : ['slug', key.slug]
}

/** R5.07 */
function emptyCategory(key: CategoryKey): EmptyResult {
  const [field, value] = wireKey(key)
  return { code: 'empty-result', message: `Category query returned empty result ${field} = ${value}` }
}
