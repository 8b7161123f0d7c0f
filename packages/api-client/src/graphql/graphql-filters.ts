import type { GraphqlFilter, GraphqlFilters, GraphqlSort } from '@vitrin/api-contract/wire'
import type { AppliedFilter, SearchRequest } from '@vitrin/catalog'

/** GraphQL takes the bounds of a range as text (contract §16). */
const BOUNDS: ReadonlySet<string> = new Set(['from', 'to', 'gt', 'gte', 'lt', 'lte', 'moreq'])
/** Operators that GraphQL gives a list, also for a single value. */
const LISTS: ReadonlySet<string> = new Set(['in', 'nin', 'like', 'finset'])

type Tree = { [field: string]: Tree | GraphqlFilter }

/**
 * Turns the filters of a search (contract §2.2) into GraphQL's filter input (§16). Paths become nested objects, and a
 * field whose values are counted gets the scope `catalog`.
 */
export function graphqlFilters({
  _appliedFilters,
  _availableFilters,
}: Pick<SearchRequest['searchQuery'], '_appliedFilters' | '_availableFilters'>): GraphqlFilters {
  const byField = new Map<string, GraphqlFilter>()
  for (const filter of _appliedFilters)
    byField.set(filter.attribute, withOperators(byField.get(filter.attribute), filter))
  for (const { field } of _availableFilters)
    byField.set(field, {
      ...byField.get(field),
      scope: [...new Set([...(byField.get(field)?.scope ?? []), 'catalog' as const])],
    })
  const tree: Tree = {}
  for (const [path, filter] of byField) place(tree, path.split('.'), filter)
  return tree
}

export function graphqlSort(sort: SearchRequest['searchQuery']['_appliedSort']): GraphqlSort {
  return Object.fromEntries(sort.map(({ field, options }) => [field, options === 'desc' ? 'DESC' : 'ASC']))
}

function withOperators(known: GraphqlFilter = {}, { attribute, value, scope }: AppliedFilter): GraphqlFilter {
  const operators = Object.fromEntries(Object.entries(value).map(([name, operand]) => [name, operandOf(name, operand)]))
  // A field takes each operator only once. Leaving one out would find too many documents.
  const repeated = Object.keys(operators).find((name) => name in known)
  if (repeated !== undefined) throw new RangeError(`GraphQL cannot filter ${attribute} twice by ${repeated}`)
  return { ...known, ...operators, scope: [...new Set([...(known.scope ?? []), scope])] }
}

function operandOf(name: string, operand: unknown): unknown {
  if (BOUNDS.has(name)) return String(operand)
  if (!LISTS.has(name)) return operand
  const list: readonly unknown[] = Array.isArray(operand) ? operand : [operand]
  return name === 'in' ? list : list.map(String)
}

function place(tree: Tree, [field = '', ...below]: readonly string[], filter: GraphqlFilter): void {
  if (below.length === 0) {
    tree[field] = filter
    return
  }
  const branch = (tree[field] ??= {}) as Tree
  place(branch, below, filter)
}
