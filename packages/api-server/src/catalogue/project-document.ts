import type { FieldSelector, WireDocument } from '@vitrin/api-contract/wire'

/** A place in the documents, and what the selector says about it: asked once, not once a document. */
interface Place {
  readonly path: string
  readonly includes: boolean
  readonly reaches: boolean
  readonly below: Map<string, Place>
}

export type Projection = (document: WireDocument) => WireDocument

/** Leaves in a document what `_source_include` and `_source_exclude` leave in it (contract §2.1). */
export function projection(selector: FieldSelector): Projection {
  const placeOf = (path: string): Place => ({
    path,
    includes: selector.includes(path),
    reaches: selector.reaches(path),
    below: new Map(),
  })
  const top = new Map<string, Place>()

  function fields(document: object, places: Map<string, Place>, prefix: string): WireDocument {
    const left: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(document)) {
      let place = places.get(name)
      if (!place) places.set(name, (place = placeOf(prefix + name)))
      const kept = keep(value, place)
      if (kept !== undefined) left[name] = kept
    }
    return left
  }

  /** Undefined where nothing of the value was asked for. */
  function keep(value: unknown, place: Place): unknown {
    if (typeof value !== 'object' || value === null) return place.includes ? value : undefined
    if (!place.reaches) return undefined
    if (Array.isArray(value)) {
      const entries = value.map((entry: unknown) => keep(entry, place)).filter((entry) => entry !== undefined)
      return entries.length > 0 || place.includes ? entries : undefined
    }
    const left = fields(value, place.below, `${place.path}.`)
    return Object.keys(left).length > 0 || place.includes ? left : undefined
  }

  return (document) => fields(document, top, '')
}
