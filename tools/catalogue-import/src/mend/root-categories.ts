import { ROOT_CATEGORY_ID } from '@vitrin/catalog'
import type { ImportReport } from '../report/import-report'
import type { Fields } from '../shape/fields'

type Categories = ReadonlyMap<number, Fields>

const LEVEL_BELOW_ROOT = 2

/** The menu begins below category 2. In dumps with another root, or with none, the top categories move there. */
export function rootedCategories(found: Categories, report: ImportReport): Categories {
  const parentOf = ({ parent_id }: Fields): number => Number(parent_id ?? 0)
  if ([...found.values()].some((doc) => parentOf(doc) === ROOT_CATEGORY_ID)) return found
  const orphans = [...found].filter(([, doc]) => !found.has(parentOf(doc)))
  const [root] = orphans.length === 1 ? orphans : []
  const isAbove = root !== undefined && Number(root[1].level) < LEVEL_BELOW_ROOT
  const top = isAbove ? [...found].filter(([, doc]) => parentOf(doc) === root[0]) : orphans
  for (let left = top.length; left > 0; left -= 1)
    report.mended('category', 'at the top of another tree: below the root, 2')
  return new Map([...found, ...top.map(([id, doc]) => [id, { ...doc, parent_id: ROOT_CATEGORY_ID }] as const)])
}
