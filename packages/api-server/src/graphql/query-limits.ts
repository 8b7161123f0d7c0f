import { GraphQLError, Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/** The usual introspection query of the whole schema has about 300. */
export const MAX_TOKENS = 2000
const MAX_DEPTH = 8
/** Fields and fragments, counted with the content of the fragments. */
const MAX_FIELDS = 200
/** Fields at the top of the query: each runs a search. */
const MAX_SEARCHES = 10

/**
 * The limit that a query exceeds, checked before anything else. Introspection fields are not counted: GraphQL's own
 * rule limits their depth, and the number of tokens limits their size.
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
      // Fragments count, too: nested fragments may hold few fields and still take long to read.
      fields += 1
      if (fields > MAX_FIELDS) return `at most ${MAX_FIELDS} fields`
      if (selection.kind === Kind.INLINE_FRAGMENT) return walk(selection.selectionSet, depth, spread)
      const name = selection.name.value
      const fragment = fragments.get(name)
      // Validation refuses fragments that are missing or contain themselves.
      return fragment && !spread.includes(name) ? walk(fragment.selectionSet, depth, [...spread, name]) : undefined
    }
  }
}
