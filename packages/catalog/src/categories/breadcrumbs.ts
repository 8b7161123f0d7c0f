import { ROOT_CATEGORY_ID, type Category } from './category'
import type { CatalogueProduct } from '../document/product'

export interface Breadcrumb {
  readonly id: number
  readonly name: string
  readonly url_path: string
  readonly slug?: string | undefined
}

/** Ids from the root to the category itself (contract §15.19). */
export function categoryChainIds(
  category: Pick<Category, 'id' | 'path' | 'parent_ids' | 'parent_id'>,
): readonly number[] {
  if (category.parent_ids) return [...category.parent_ids.map(Number), category.id]
  if (category.path) return category.path.split('/').map(Number)
  return [...(category.parent_id ? [category.parent_id] : []), category.id]
}

/** The parents that have an address, root first; the category itself is the page's title (R2.37). */
export function categoryBreadcrumbs(category: Category, known: readonly Category[]): readonly Breadcrumb[] {
  return categoryChainIds(category)
    .filter((id) => id !== category.id)
    .flatMap((id) => toBreadcrumb(findCategory(known, id)))
}

/** By the category that the shopper came from when the product is in it, else by the deepest one (contract §15.19). */
export function productBreadcrumbs(
  product: Pick<CatalogueProduct, 'category' | 'category_ids'>,
  known: readonly Category[],
  current?: Category,
): readonly Breadcrumb[] {
  const ids = new Set(
    (product.category_ids ?? product.category?.map(({ category_id }) => category_id) ?? []).map(Number),
  )
  const camefrom = current && current.id !== ROOT_CATEGORY_ID && ids.has(current.id) ? current : undefined
  const deepest = [...ids]
    .map((id) => findCategory(known, id))
    .filter((category) => category !== undefined)
    .sort((a, b) => b.level - a.level)[0]
  const category = camefrom ?? deepest
  return category ? [...categoryBreadcrumbs(category, known), ...toBreadcrumb(category)] : []
}

/** Looks in the list and below every category in it. */
export function findCategory(categories: readonly Category[], id: number): Category | undefined {
  return findCategoryWhere(categories, (category) => category.id === id)
}

/** The category's id and those of everything below it. */
export function categoryIdsBelow(category: Category): readonly number[] {
  return [category.id, ...(category.children_data ?? []).flatMap(categoryIdsBelow)]
}

export function findCategoryWhere(
  categories: readonly Category[],
  wanted: (category: Category) => boolean,
): Category | undefined {
  for (const category of categories) {
    const found = wanted(category) ? category : findCategoryWhere(category.children_data ?? [], wanted)
    if (found) return found
  }
  return undefined
}

function toBreadcrumb(category: Category | undefined): readonly Breadcrumb[] {
  return category?.url_path
    ? [{ id: category.id, name: category.name, url_path: category.url_path, slug: category.slug }]
    : []
}
