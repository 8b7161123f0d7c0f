import type { WireDocument } from '@vitrin/api-contract/wire'
import { Column, type Mask } from './column'
import { LONGEST_TEXT } from './longest-text'
import { TextIndex } from './text/text-index'

/** All documents of one entity as they are at one moment; columns and the text index are made when first needed. */
export class DocumentSet {
  readonly documents: readonly WireDocument[]
  readonly #columns = new Map<string, Column>()
  readonly #text: { index?: TextIndex }

  /** `before` holds the same documents with other prices or stock: words stay as they were. */
  constructor(documents: readonly WireDocument[], before?: DocumentSet) {
    this.documents = documents
    this.#text = before ? before.#text : {}
  }

  column(field: string): Column {
    const known = this.#columns.get(field)
    if (known) return known
    const column = new Column(this.documents, field)
    // Fields that no document has are not kept: their names come from outside.
    if (column.terms.size > 0) this.#columns.set(field, column)
    return column
  }

  /** Document number → score. */
  matching(text: string): ReadonlyMap<number, number> {
    return this.text.search(text.slice(0, LONGEST_TEXT))
  }

  get text(): TextIndex {
    this.#text.index ??= new TextIndex(this.documents)
    return this.#text.index
  }

  mask(value: 0 | 1): Mask {
    return new Uint8Array(this.documents.length).fill(value)
  }
}
