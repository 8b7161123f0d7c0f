import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql'

/** The usual introspection query of the whole schema has about 300. */
export const MAX_TOKENS = 2000
const MAX_DEPTH = 8
/** Fields and fragments, counted with the content of the fragments. */
const MAX_FIELDS = 200
/** Fields at the top of the query: each runs a search. */
const MAX_SEARCHES = 10
const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])

/** Where in the query a selection is. */
interface Place {
  readonly depth: number
  readonly inSchema: boolean
  /** The fragments around it. */
  readonly spread: readonly string[]
}

/**
 * The limit that a query exceeds, checked before anything else. Introspection fields are not counted: GraphQL's own
 * rule limits their depth, and without aliases each of them is answered once.
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
  return walk(operation, { depth: 1, inSchema: false, spread: [] })

  function walk({ selections }: SelectionSetNode, place: Place): string | undefined {
    const { depth, inSchema, spread } = place
    for (const selection of selections) {
      const excess = selection.kind === Kind.FIELD ? visitField(selection) : visitFragment(selection)
      if (excess) return excess
    }
    return undefined

    function visitField({ name, alias, selectionSet }: FieldNode): string | undefined {
      if (inSchema || SCHEMA_FIELDS.has(name.value)) {
        if (alias) return 'no aliases in introspection'
        return selectionSet && walk(selectionSet, { ...place, inSchema: true })
      }
      fields += 1
      if (depth === 1) searches += 1
      if (fields > MAX_FIELDS) return `at most ${MAX_FIELDS} fields`
      if (searches > MAX_SEARCHES) return `at most ${MAX_SEARCHES} searches`
      if (depth > MAX_DEPTH) return `fields at most ${MAX_DEPTH} deep`
      return selectionSet && walk(selectionSet, { ...place, depth: depth + 1 })
    }

    function visitFragment(selection: FragmentSpreadNode | InlineFragmentNode): string | undefined {
      // Fragments count, too: nested fragments may hold few fields and still take long to read.
      fields += 1
      if (fields > MAX_FIELDS) return `at most ${MAX_FIELDS} fields`
      if (selection.kind === Kind.INLINE_FRAGMENT) return walk(selection.selectionSet, place)
      const name = selection.name.value
      const fragment = fragments.get(name)
      // Validation refuses fragments that are missing or contain themselves.
      if (!fragment || spread.includes(name)) return undefined
      return walk(fragment.selectionSet, { ...place, spread: [...spread, name] })
    }
  }
}
