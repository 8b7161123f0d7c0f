import type { GraphQLResolveInfo } from 'graphql'
import type { SearchInput } from '../catalogue/search-plan'

export type SortInput = Readonly<Record<string, unknown>>

/**
 * The sort orders as the query wrote them. Input objects arrive in the order of the schema, so the query text
 * decides.
 */
export function readSort(
  sort: SortInput | null | undefined,
  { fieldNodes }: GraphQLResolveInfo,
  variables: Readonly<Record<string, unknown>>,
): SearchInput['_appliedSort'] {
  if (!sort) return []
  const written = fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'sort')?.value
  const raw = written?.kind === 'Variable' ? variables[written.name.value] : undefined
  const inVariable = typeof raw === 'object' && raw !== null ? Object.keys(raw) : []
  const names = written?.kind === 'ObjectValue' ? written.fields.map(({ name }) => name.value) : inVariable
  const orders = Object.entries(sort).filter(([, direction]) => direction != null)
  return orders
    .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
    .map(([field, direction]) => ({ field, options: direction === 'DESC' ? 'desc' : 'asc' }))
}
