import type { WireDocument } from '@vitrin/api-contract/wire'
import { numberOf } from './column'
import { scalarsAt, termOf, type Scalar } from './field-values'

/** Variants with this status or a higher one are not sold. */
const DISABLED = 2

/** The variants of all documents, one row each. A document without variants is one row itself. */
export class VariantRows {
  /** The variant, or the document itself, of each row. */
  readonly variants: readonly WireDocument[]
  /** The first row of each document, by document number; the last entry is the number of rows. */
  readonly #starts: Int32Array
  readonly #documents: readonly WireDocument[]
  readonly #columns: Map<string, RowValues>
  #knownNames: ReadonlySet<string> | undefined

  /** `before` holds the same documents with other stock: its values are used again. */
  constructor(documents: readonly WireDocument[], before?: VariantRows) {
    const variants: WireDocument[] = []
    const starts = new Int32Array(documents.length + 1)
    documents.forEach((document, number) => {
      for (const variant of variantsOf(document)) variants.push(variant)
      starts[number + 1] = variants.length
    })
    this.variants = variants
    this.#starts = starts
    this.#documents = documents
    this.#columns = new Map([...(before ? before.#columns : [])].filter(([field]) => !field.startsWith('stock')))
    this.#knownNames = before ? before.#knownNames : undefined
  }

  first(document: number): number {
    return this.#starts[document]!
  }

  end(document: number): number {
    return this.#starts[document + 1]!
  }

  /** The values of a field. A variant without the field has its product's values. */
  column(field: string): RowValues {
    const known = this.#columns.get(field)
    if (known) return known
    // The name comes from a request. Columns of unknown fields are not stored, and not searched for in all variants.
    if (!this.#names.has(field.split('.', 1)[0] ?? '')) return new RowValues(this.variants.map(() => []))
    const values = new RowValues(this.#valuesOf(field))
    if (values.terms.length > 0) this.#columns.set(field, values)
    return values
  }

  /** The names of the top fields of all documents and variants. */
  get #names(): ReadonlySet<string> {
    if (this.#knownNames) return this.#knownNames
    const names = new Set<string>()
    for (const document of this.#documents) for (const name in document) names.add(name.replace(/_options$/, ''))
    for (const variant of this.variants) for (const name in variant) names.add(name)
    this.#knownNames = names
    return names
  }

  *#valuesOf(field: string): Iterable<readonly Scalar[]> {
    const path = field.split('.')
    for (const [number, document] of this.#documents.entries()) {
      let shared: readonly Scalar[] | undefined
      for (let row = this.first(number); row < this.end(number); row++) {
        const own = this.variants[row] === document ? [] : scalarsAt(this.variants[row], path)
        yield own.length > 0 ? own : (shared ??= sharedValues(document, field, path))
      }
    }
  }
}

/** The values of each row, as numbers of terms. */
export class RowValues {
  readonly terms: readonly string[]
  /** For each term its number, or NaN. */
  readonly numbers: Float64Array
  readonly #starts: Int32Array
  readonly #ids: Int32Array

  constructor(rows: Iterable<readonly Scalar[]>) {
    const idOf = new Map<string, number>()
    const starts = [0]
    const ids: number[] = []
    for (const values of rows) {
      for (const value of values) {
        const term = termOf(value)
        let id = idOf.get(term)
        if (id === undefined) idOf.set(term, (id = idOf.size))
        ids.push(id)
      }
      starts.push(ids.length)
    }
    this.terms = [...idOf.keys()]
    this.numbers = Float64Array.from(this.terms, (term) => numberOf(term) ?? Number.NaN)
    this.#starts = Int32Array.from(starts)
    this.#ids = Int32Array.from(ids)
  }

  /** The numbers of the terms of a row. */
  ids(row: number): Int32Array {
    return this.#ids.subarray(this.#starts[row], this.#starts[row + 1])
  }

  /** The value of a row as a number; NaN without one. */
  numberAt(row: number): number {
    const at = this.#starts[row]!
    return at < this.#starts[row + 1]! ? this.numbers[this.#ids[at]!]! : Number.NaN
  }

  some(row: number, accepted: Uint8Array): boolean {
    for (let at = this.#starts[row]!; at < this.#starts[row + 1]!; at++) if (accepted[this.#ids[at]!]) return true
    return false
  }
}

function variantsOf(document: WireDocument): readonly WireDocument[] {
  const children = document.configurable_children
  if (!Array.isArray(children) || children.length === 0) return [document]
  return (children as readonly WireDocument[]).filter(({ status }) => Number(status ?? 1) < DISABLED)
}

/** Where a document lists its variants' values only as options, these count for it (contract §2.4). */
function sharedValues(document: WireDocument, field: string, path: readonly string[]): readonly Scalar[] {
  const own = scalarsAt(document, path)
  const isListed = document.type_id === 'configurable' && !Array.isArray(document.configurable_children)
  return isListed ? [...new Set([...own, ...scalarsAt(document, `${field}_options`.split('.'))])] : own
}
