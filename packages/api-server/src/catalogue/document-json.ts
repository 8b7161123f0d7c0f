import { compactProduct, fieldSelector, type WireDocument } from '@vitrin/api-contract/wire'
import { projection } from './project-document'

export interface DocumentForm {
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[] | undefined
  /** Short names; only products have them (contract §2.7). */
  readonly isCompact: boolean
}

/** Writes a document as JSON in one form. */
type WriteJson = (document: WireDocument) => string

/** A shop uses a handful of forms. More would only fill the memory. */
const MAX_FORMS = 32

/** Caches the JSON of documents for each form: documents are read far more often than their prices and stock change. */
export class DocumentJson {
  readonly #forms = new Map<string, WriteJson>()

  writerOf(form: DocumentForm): WriteJson {
    const key = JSON.stringify([form.include, form.exclude, form.isCompact])
    const write = this.#forms.get(key) ?? writer(form)
    this.#forms.delete(key)
    this.#forms.set(key, write)
    const [oldest] = this.#forms.keys()
    if (this.#forms.size > MAX_FORMS && oldest !== undefined) this.#forms.delete(oldest)
    return write
  }
}

function writer({ include, exclude, isCompact }: DocumentForm): WriteJson {
  const project = projection(fieldSelector(include, exclude))
  const texts = new WeakMap<WireDocument, string>()
  return (document) => {
    const known = texts.get(document)
    if (known !== undefined) return known
    const projected = project(document)
    const text = JSON.stringify(isCompact ? compactProduct(projected) : projected)
    texts.set(document, text)
    return text
  }
}
