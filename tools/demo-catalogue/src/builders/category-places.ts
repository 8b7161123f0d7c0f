import { categoryIds, categoryTree, type CategoryKey, type CategoryNode } from '../shop/categories'

/** A category together with the nodes above it, top first. */
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

export function categoryPlaces(): readonly Place[] {
  return [...walk(categoryTree, [])]
}

const byId = new Map(categoryPlaces().map((place) => [place.node.id, place]))

export function placeOf(key: CategoryKey): Place {
  const place = byId.get(categoryIds[key])
  if (!place) throw new Error(`The category tree lacks ${key}`)
  return place
}

/** The family that a product's address begins with: what stands in the menu, else the outermost category. */
export function addressCategory({ node, above }: Place): CategoryNode {
  const chain = [...above, node]
  return chain.find(({ inMenu }) => inMenu) ?? chain[0] ?? node
}
