import type { Fields } from '../shape/fields'
import type { CategoryTree } from './category-tree'

/** Visibility and status of listed products (contract §2.9). */
const NOT_VISIBLE_ALONE = 1
const ENABLED: readonly unknown[] = [0, 1]

/** Counts the products in the listing of each category: its own and those of the categories below. */
export class CategoryCounts {
  readonly #tree: CategoryTree
  readonly #counts = new Map<number, number>()

  constructor(tree: CategoryTree) {
    this.#tree = tree
  }

  add({ visibility, status, category_ids }: Fields): void {
    if (Number(visibility ?? 0) <= NOT_VISIBLE_ALONE || !ENABLED.includes(Number(status))) return
    if (!Array.isArray(category_ids)) return
    const listedIn = new Set(category_ids.flatMap((id) => [...this.#tree.withAncestors(Number(id))]))
    for (const id of listedIn) this.#counts.set(id, this.of(id) + 1)
  }

  of(id: number): number {
    return this.#counts.get(id) ?? 0
  }
}
