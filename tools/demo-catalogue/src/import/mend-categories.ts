import { slug } from '../builders/slug'
import { fieldsIn, isText, type Fields } from './fields'
import type { ImportReport } from './import-report'

type Categories = ReadonlyMap<number, Fields>

const FIRST_LEVEL_WITH_ADDRESS = 2
const IN_MENU = 1
/** Visibility and status of listed products (contract §2.9). */
const NOT_VISIBLE_ALONE = 1
const ENABLED: readonly unknown[] = [0, 1]

/** The fields of a category in an entry of a tree. */
const ENTRY_FIELDS = [
  'id',
  'parent_id',
  'name',
  'is_active',
  'include_in_menu',
  'position',
  'level',
  'product_count',
  'path',
  'url_key',
  'url_path',
  'slug',
]

/** Completes each category: address, place in the menu, number of products and subtree. */
export function mendCategories(found: Categories, products: readonly Fields[], report: ImportReport): Categories {
  const members = membersOf(products)
  const placed = new Map([...found].map(([id, doc]) => [id, withMenuFlag(withAddress(doc, found, report), report)]))
  const counted = new Map([...placed].map(([id, doc]) => [id, withProductCount(doc, placed, members, report)]))
  return new Map([...counted].map(([id, doc]) => [id, withTree(doc, counted, report)]))
}

/** Old dumps have neither a category's address nor its path in the tree. */
function withAddress(doc: Fields, categories: Categories, report: ImportReport): Fields {
  const chain = chainOf(doc, categories)
  const own = nameInAddress(doc)
  const added = {
    ...(isText(doc.path) ? {} : { path: ['1', ...chain.map(({ id }) => String(id))].join('/') }),
    ...(isText(doc.slug) ? {} : { slug: own }),
    ...(isText(doc.url_key) ? {} : { url_key: own }),
    ...(isText(doc.url_path)
      ? {}
      : {
          url_path:
            chain
              .filter(({ level }) => Number(level) >= FIRST_LEVEL_WITH_ADDRESS)
              .map(nameInAddress)
              .join('/') || own,
        }),
  }
  if (Object.keys(added).length === 0) return doc
  report.mended('category address or path missing: from its parents')
  return { ...doc, ...added }
}

/** From the root down to the category itself. Stops at an unknown parent and at a circle. */
function chainOf(doc: Fields, categories: Categories): readonly Fields[] {
  const chain: Fields[] = [doc]
  for (
    let parent = categories.get(Number(doc.parent_id));
    parent && !chain.includes(parent);
    parent = categories.get(Number(parent.parent_id))
  )
    chain.unshift(parent)
  return chain
}

function nameInAddress({ id, name, url_key }: Fields): string {
  return isText(url_key) ? url_key : `${slug(String(name))}-${String(id)}`
}

/** Without the flag the platform's default applies. */
function withMenuFlag(doc: Fields, report: ImportReport): Fields {
  if (doc.include_in_menu !== undefined && doc.include_in_menu !== null) return doc
  report.mended('include_in_menu missing: in the menu')
  return { ...doc, include_in_menu: IN_MENU }
}

/** Count 0 hides a category in the menu, but the platform does not count the products of subcategories. */
function withProductCount(
  doc: Fields,
  categories: Categories,
  members: ReadonlyMap<number, readonly unknown[]>,
  report: ImportReport,
): Fields {
  if (Number(doc.product_count ?? 0) > 0) return doc
  const count = new Set(idsBelow(doc, categories).flatMap((id) => members.get(id) ?? [])).size
  if (count === 0) return doc
  report.mended('product_count 0 or missing, with products in it or below: recounted')
  return { ...doc, product_count: count }
}

/** Category id → ids of the products in its listing. */
function membersOf(products: readonly Fields[]): ReadonlyMap<number, readonly unknown[]> {
  const members = new Map<number, unknown[]>()
  for (const { id, visibility, status, category_ids } of products) {
    if (Number(visibility ?? 0) <= NOT_VISIBLE_ALONE || !ENABLED.includes(Number(status))) continue
    for (const category of Array.isArray(category_ids) ? category_ids.map(Number) : [])
      members.set(category, [...(members.get(category) ?? []), id])
  }
  return members
}

function idsBelow(doc: Fields, categories: Categories, above: readonly number[] = []): readonly number[] {
  const path = [...above, Number(doc.id)]
  return [Number(doc.id), ...childrenOf(doc, categories, path).flatMap((child) => idsBelow(child, categories, path))]
}

/** Nested categories of the dump, and those that name this one as parent. `path` stops circles of parents. */
function childrenOf(doc: Fields, categories: Categories, path: readonly number[]): readonly Fields[] {
  const nested = fieldsIn(doc.children_data).flatMap((entry): readonly Fields[] => {
    const category = isText(entry.name) ? entry : categories.get(Number(entry.id))
    return category ? [category] : []
  })
  const known = new Set(nested.map(({ id }) => Number(id)))
  const others = [...categories.values()].filter(
    ({ id, parent_id }) => Number(parent_id) === Number(doc.id) && !known.has(Number(id)),
  )
  const missing = others.toSorted((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0))
  return [...nested, ...missing].filter(({ id }) => !path.includes(Number(id)))
}

/** The menu and listings need the whole tree in `children_data`; dumps have only one level of it, or only ids. */
function withTree(doc: Fields, categories: Categories, report: ImportReport): Fields {
  const children_data = treeBelow(doc, categories, [Number(doc.id)])
  if (JSON.stringify(children_data) === JSON.stringify(doc.children_data ?? [])) return doc
  report.mended('categories below without names, counts or their own: from the categories')
  return { ...doc, children_data }
}

function treeBelow(doc: Fields, categories: Categories, path: readonly number[]): readonly Fields[] {
  return childrenOf(doc, categories, path).map((child) => {
    const category = categories.get(Number(child.id))
    const entry =
      child === category
        ? Object.fromEntries(ENTRY_FIELDS.flatMap((field) => (field in child ? [[field, child[field]]] : [])))
        : child
    const count = category?.product_count
    return {
      ...entry,
      ...(count === undefined ? {} : { product_count: count }),
      children_data: treeBelow(category ?? child, categories, [...path, Number(child.id)]),
    }
  })
}
