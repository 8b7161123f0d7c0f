import { categoryIds, categoryTree, type CategoryKey, type CategoryNode } from '../shop/categories'

/** A category and its ancestors, top first. */
interface Place {
  readonly node: CategoryNode
  readonly above: readonly CategoryNode[]
}

function* walk(nodes: readonly CategoryNode[], above: readonly CategoryNode[]): Generator<Place> {
  for (const node of nodes) {
    yield { node, above }
    yield* walk(node.children ?? [], [...above, node])
  }
}

const byId = new Map([...walk(categoryTree, [])].map((place) => [place.node.id, place]))

export function placeOf(key: CategoryKey): Place {
  const place = byId.get(categoryIds[key])
  if (!place) throw new Error(`The category tree has no ${key}.`)
  return place
}

/** The category that starts a product's address: the first one in the menu, or else the top one. */
export function addressCategory({ node, above }: Place): CategoryNode {
  const chain = [...above, node]
  return chain.find(({ inMenu }) => inMenu) ?? chain[0] ?? node
}
