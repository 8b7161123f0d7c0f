import { fieldsIn, isText, type Fields } from '../shape/fields'

/** Who is above whom, by `parent_id` and by the nested categories of the dump. */
export class CategoryTree {
  readonly #categories: ReadonlyMap<number, Fields>
  /** Category → the categories right below it, in their order. */
  readonly #below = new Map<number, readonly Fields[]>()
  readonly #above = new Map<number, Set<number>>()

  constructor(categories: ReadonlyMap<number, Fields>) {
    this.#categories = categories
    const named = new Map<number, Fields[]>()
    for (const doc of categories.values()) {
      const siblings = named.get(Number(doc.parent_id))
      if (siblings) siblings.push(doc)
      else named.set(Number(doc.parent_id), [doc])
    }
    for (const [id, doc] of categories) this.#add(id, doc, named.get(id) ?? [])
  }

  get(id: number): Fields | undefined {
    return this.#categories.get(id)
  }

  /** The categories below; nested ones that are no documents of their own included. */
  below(doc: Fields): readonly Fields[] {
    return this.#below.get(Number(doc.id)) ?? nestedIn(doc, this.#categories)
  }

  /** The category itself and all above it. */
  withAncestors(id: number): ReadonlySet<number> {
    const found = new Set([id])
    for (const one of found) for (const above of this.#above.get(one) ?? []) found.add(above)
    return found
  }

  /** From the root down to the category itself. Stops at an unknown parent and at a circle. */
  chainTo(doc: Fields): readonly Fields[] {
    const chain: Fields[] = [doc]
    for (
      let parent = this.get(Number(doc.parent_id));
      parent && !chain.includes(parent);
      parent = this.get(Number(parent.parent_id))
    )
      chain.unshift(parent)
    return chain
  }

  #add(id: number, doc: Fields, named: readonly Fields[]): void {
    const nested = nestedIn(doc, this.#categories)
    const known = new Set(nested.map((entry) => Number(entry.id)))
    const missing = named.filter((entry) => !known.has(Number(entry.id)))
    const below = [...nested, ...missing.toSorted((one, other) => positionOf(one) - positionOf(other))]
    this.#below.set(id, below)
    this.#link(id, below)
  }

  #link(id: number, below: readonly Fields[]): void {
    for (const entry of below) {
      const child = Number(entry.id)
      const above = this.#above.get(child) ?? new Set<number>()
      this.#above.set(child, above.add(id))
      if (!this.#categories.has(child)) this.#link(child, nestedIn(entry, this.#categories))
    }
  }
}

/** Nested categories of the dump. One without a name is looked up. */
function nestedIn(doc: Fields, categories: ReadonlyMap<number, Fields>): readonly Fields[] {
  return fieldsIn(doc.children_data).flatMap((entry): readonly Fields[] => {
    const category = isText(entry.name) ? entry : categories.get(Number(entry.id))
    return category ? [category] : []
  })
}

function positionOf({ position }: Fields): number {
  return Number(position ?? 0)
}
