import type { ImportReport } from '../report/import-report'
import { isText, type Fields } from '../shape/fields'
import type { CategoryCounts } from './category-counts'
import { CategoryTree } from './category-tree'
import { rootedCategories } from './root-categories'
import { slug } from './slug'

const FIRST_LEVEL_WITH_ADDRESS = 2
const IN_MENU = 1

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

/** Gives each category its address and its place in the menu. */
export function placedCategories(
  found: ReadonlyMap<number, Fields>,
  report: ImportReport,
): ReadonlyMap<number, Fields> {
  const rooted = rootedCategories(found, report)
  const tree = new CategoryTree(rooted)
  return new Map([...rooted].map(([id, doc]) => [id, withMenuFlag(withAddress(doc, tree, report), report)]))
}

/** Gives each category the number of its products and the whole tree below it. */
export function* completedCategories(
  placed: ReadonlyMap<number, Fields>,
  counts: CategoryCounts,
  report: ImportReport,
): Generator<Fields> {
  const tree = new CategoryTree(placed)
  for (const doc of placed.values()) yield withTree(withProductCount(doc, counts, report), tree, counts, report)
}

/** Old dumps have neither a category's address nor its path in the tree. */
function withAddress(doc: Fields, tree: CategoryTree, report: ImportReport): Fields {
  const isComplete = [doc.path, doc.slug, doc.url_key, doc.url_path].every(isText)
  if (isComplete) return doc
  const chain = tree.chainTo(doc)
  const own = nameInAddress(doc)
  const names = chain.filter(({ level }) => Number(level) >= FIRST_LEVEL_WITH_ADDRESS).map(nameInAddress)
  const added: Fields = {
    path: ['1', ...chain.map(({ id }) => String(id))].join('/'),
    slug: own,
    url_key: own,
    url_path: names.join('/') || own,
  }
  report.mended('category', 'address or path missing: from its parents')
  return { ...doc, ...Object.fromEntries(Object.entries(added).filter(([field]) => !isText(doc[field]))) }
}

function nameInAddress({ id, name, url_key }: Fields): string {
  return isText(url_key) ? url_key : `${slug(String(name))}-${String(id)}`
}

/** Without the flag the platform's default applies. */
function withMenuFlag(doc: Fields, report: ImportReport): Fields {
  if (doc.include_in_menu !== undefined && doc.include_in_menu !== null) return doc
  report.mended('category', 'include_in_menu missing: in the menu')
  return { ...doc, include_in_menu: IN_MENU }
}

/** Dumps count other products: of other store views, or without those of the categories below. */
function withProductCount(doc: Fields, counts: CategoryCounts, report: ImportReport): Fields {
  const count = counts.of(Number(doc.id))
  if (doc.product_count === count) return doc
  report.mended('category', 'product_count is not that of the imported products: counted')
  return { ...doc, product_count: count }
}

/** The menu and listings need the whole tree in `children_data`; dumps have only one level of it, or only ids. */
function withTree(doc: Fields, tree: CategoryTree, counts: CategoryCounts, report: ImportReport): Fields {
  const children_data = treeBelow(doc, tree, counts, [Number(doc.id)])
  if (JSON.stringify(children_data) === JSON.stringify(doc.children_data ?? [])) return doc
  report.mended('category', 'categories below it without names, counts or their own: from the categories')
  return { ...doc, children_data }
}

/** `path` stops circles. */
function treeBelow(
  doc: Fields,
  tree: CategoryTree,
  counts: CategoryCounts,
  path: readonly number[],
): readonly Fields[] {
  return tree
    .below(doc)
    .filter(({ id }) => !path.includes(Number(id)))
    .map((child) => {
      const id = Number(child.id)
      const category = tree.get(id)
      return {
        ...(child === category ? entryOf(child) : child),
        product_count: counts.of(id),
        children_data: treeBelow(category ?? child, tree, counts, [...path, id]),
      }
    })
}

function entryOf(category: Fields): Fields {
  return Object.fromEntries(ENTRY_FIELDS.flatMap((field) => (field in category ? [[field, category[field]]] : [])))
}
