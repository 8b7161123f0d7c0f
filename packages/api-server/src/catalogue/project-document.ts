import type { FieldSelector, WireDocument } from '@vitrin/api-contract/wire'

/** A path in documents with the selector's answers about it, which are cached for all documents. */
interface PathNode {
  readonly path: string
  readonly includes: boolean
  readonly reaches: boolean
  readonly below: Map<string, PathNode>
}

export type Projection = (document: WireDocument) => WireDocument

/**
 * A function that keeps the fields of a document that `_source_include` and `_source_exclude` select (contract §2.1).
 */
export function projection(selector: FieldSelector): Projection {
  const nodeOf = (path: string): PathNode => ({
    path,
    includes: selector.includes(path),
    reaches: selector.reaches(path),
    below: new Map(),
  })
  const top = new Map<string, PathNode>()

  function fields(document: object, nodes: Map<string, PathNode>, prefix: string): WireDocument {
    const left: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(document)) {
      let node = nodes.get(name)
      if (!node) nodes.set(name, (node = nodeOf(prefix + name)))
      const kept = keep(value, node)
      if (kept !== undefined) left[name] = kept
    }
    return left
  }

  /** The selected part of a value; undefined when nothing of it is selected. */
  function keep(value: unknown, node: PathNode): unknown {
    if (typeof value !== 'object' || value === null) return node.includes ? value : undefined
    if (!node.reaches) return undefined
    if (Array.isArray(value)) {
      const entries = value.map((entry: unknown) => keep(entry, node)).filter((entry) => entry !== undefined)
      return entries.length > 0 || node.includes ? entries : undefined
    }
    const left = fields(value, node.below, `${node.path}.`)
    return Object.keys(left).length > 0 || node.includes ? left : undefined
  }

  return (document) => fields(document, top, '')
}
