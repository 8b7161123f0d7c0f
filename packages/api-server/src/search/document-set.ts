import type { WireDocument } from '@vitrin/api-contract/wire'
import { Column, type Mask } from './column'
import { MAX_TEXT_LENGTH } from './max-text-length'
import { TextIndex } from './text/text-index'
import { VariantRows } from './variant-rows'

const EMPTY = new Column([], '')

/** All documents of one entity at one time. Columns and the text index are built at the first use. */
export class DocumentSet {
  readonly documents: readonly WireDocument[]
  readonly #columns = new Map<string, Column>()
  readonly #text: { index?: TextIndex }
  #knownNames?: ReadonlySet<string>
  #rows?: VariantRows
  readonly #rowsBefore: VariantRows | undefined

  /**
   * `before` holds the same documents with other prices or stock: its text index is used again. If only the stock
   * differs, the values of its variants are used again, too.
   */
  constructor(
    documents: readonly WireDocument[],
    before?: DocumentSet,
    { onlyStockDiffers = false }: { readonly onlyStockDiffers?: boolean } = {},
  ) {
    this.documents = documents
    this.#text = before ? before.#text : {}
    this.#rowsBefore = onlyStockDiffers && before ? before.#rows : undefined
  }

  /** The variants of all documents; built at the first use. */
  get rows(): VariantRows {
    this.#rows ??= new VariantRows(this.documents, this.#rowsBefore)
    return this.#rows
  }

  column(field: string): Column {
    const known = this.#columns.get(field)
    if (known) return known
    // The name comes from a request. Columns of unknown fields are not stored, and not searched for in all documents.
    if (!this.#names.has(field.split('.', 1)[0] ?? '')) return EMPTY
    const column = new Column(this.documents, field)
    if (column.terms.size > 0) this.#columns.set(field, column)
    return column
  }

  /** The names of the top fields of all documents. */
  get #names(): ReadonlySet<string> {
    if (this.#knownNames) return this.#knownNames
    const names = new Set<string>()
    for (const document of this.documents) for (const name in document) names.add(name)
    this.#knownNames = names
    return names
  }

  /** Document number → score. */
  matching(text: string): ReadonlyMap<number, number> {
    return this.text.search(text.slice(0, MAX_TEXT_LENGTH))
  }

  get text(): TextIndex {
    this.#text.index ??= new TextIndex(this.documents)
    return this.#text.index
  }

  mask(value: 0 | 1): Mask {
    return new Uint8Array(this.documents.length).fill(value)
  }
}
