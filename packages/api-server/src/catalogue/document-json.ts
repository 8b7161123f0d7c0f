import { compactProduct, fieldSelector, type WireDocument } from '@vitrin/api-contract/wire'
import { projection } from './project-document'

export interface DocumentForm {
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[] | undefined
  /** Short names; only products have them (contract §2.7). */
  readonly isCompact: boolean
}

/** The JSON of a document in the form that was asked for. */
type WriteJson = (document: WireDocument) => string

/** Shops ask in a handful of forms; more than this and somebody is playing. */
const MAX_FORMS = 32

/** Keeps the JSON of documents for each form: documents change with prices and stock, far less often than they are asked for. */
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
