import { GraphQLError, Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/** A query of the whole schema with introspection's own fragments takes some 300. */
export const MAX_TOKENS = 2000
export const MAX_DEPTH = 8
/** Fields and fragments, with what the fragments stand for. */
export const MAX_FIELDS = 200
/** Fields of the query itself: each is a search. */
export const MAX_SEARCHES = 10

/**
 * Why a query is too much to run, told before anything else is looked at. Introspection is left out: GraphQL's own rule bounds
 * its depth, the tokens its size.
 */
export function queryExcess(document: DocumentNode): GraphQLError | undefined {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const excess = operationExcess(definition.selectionSet, fragments)
    if (excess)
      return new GraphQLError(`The query should have ${excess}.`, { extensions: { code: 'QUERY_TOO_COMPLEX' } })
  }
  return undefined
}

function operationExcess(
  operation: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string | undefined {
  let fields = 0
  let searches = 0
  return walk(operation, 1, [])

  function walk({ selections }: SelectionSetNode, depth: number, spread: readonly string[]): string | undefined {
    for (const selection of selections) {
      const excess = selection.kind === Kind.FIELD ? visitField(selection) : visitFragment(selection)
      if (excess) return excess
    }
    return undefined

    function visitField({
      name,
      selectionSet,
    }: Extract<(typeof selections)[number], { kind: Kind.FIELD }>): string | undefined {
      if (name.value.startsWith('__')) return undefined
      fields += 1
      if (depth === 1) searches += 1
      if (fields > MAX_FIELDS) return `at most ${MAX_FIELDS} fields`
      if (searches > MAX_SEARCHES) return `at most ${MAX_SEARCHES} searches`
      if (depth > MAX_DEPTH) return `fields at most ${MAX_DEPTH} deep`
      return selectionSet && walk(selectionSet, depth + 1, spread)
    }

    function visitFragment(selection: Exclude<(typeof selections)[number], { kind: Kind.FIELD }>): string | undefined {
      // Counted, too: fragments of fragments of fragments hold few fields and take long to read.
      fields += 1
      if (fields > MAX_FIELDS) return `at most ${MAX_FIELDS} fields`
      if (selection.kind === Kind.INLINE_FRAGMENT) return walk(selection.selectionSet, depth, spread)
      const name = selection.name.value
      const fragment = fragments.get(name)
      // Validation tells of fragments that are missing or go round in circles.
      return fragment && !spread.includes(name) ? walk(fragment.selectionSet, depth, [...spread, name]) : undefined
    }
  }
}
