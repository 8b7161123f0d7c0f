import type { GraphqlFilter, GraphqlFilters, GraphqlSort } from '@vitrin/api-contract/wire'
import type { AppliedFilter, SearchRequest } from '@vitrin/catalog'

/** Bounds of a range are text there (contract §16). */
const BOUNDS: ReadonlySet<string> = new Set(['from', 'to', 'gt', 'gte', 'lt', 'lte', 'moreq'])
const LISTS: ReadonlySet<string> = new Set(['in', 'nin', 'like', 'finset'])

type Tree = { [field: string]: Tree | GraphqlFilter }

/** Filters of contract §2.2 as the filter input of §16: paths become nested objects, what is to be counted gets the scope catalog. */
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
  // One field takes each operator once; leaving one out would find too much.
  const twice = Object.keys(operators).find((name) => name in known)
  if (twice !== undefined) throw new RangeError(`GraphQL cannot ask twice for ${attribute} by ${twice}`)
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
