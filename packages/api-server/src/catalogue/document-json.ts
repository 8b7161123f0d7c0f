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

/** A shop uses a handful of forms. More would only fill the memory, and so would a form of each caller. */
const MAX_FORMS = 32
const MAX_CHARACTERS = 32 * 1024 * 1024

interface Form {
  readonly write: WriteJson
  characters: number
}

/**
 * Caches the JSON of documents for each form: documents are read far more often than their prices and stock change. A
 * form is cached from its second use: one that a caller makes up for each request would only push out the others.
 */
export class DocumentJson {
  readonly #forms = new Map<string, Form>()
  /** Forms that were used once. */
  readonly #usedOnce = new Set<string>()
  #characters = 0

  writerOf(requested: DocumentForm): WriteJson {
    const key = JSON.stringify([requested.include, requested.exclude, requested.isCompact])
    const known = this.#forms.get(key)
    if (!known && !this.#usedOnce.delete(key)) {
      this.#usedOnce.add(key)
      if (this.#usedOnce.size > MAX_FORMS) this.#usedOnce.delete(first(this.#usedOnce)!)
      return writer(requested)
    }
    const form = known ?? this.#make(requested)
    this.#forms.delete(key)
    this.#forms.set(key, form)
    if (this.#forms.size > MAX_FORMS) this.#dropOldest()
    return form.write
  }

  #make(requested: DocumentForm): Form {
    const form: Form = {
      characters: 0,
      write: remembered(writer(requested), (written) => {
        form.characters += written
        this.#characters += written
        while (this.#characters > MAX_CHARACTERS && this.#forms.size > 0) this.#dropOldest()
      }),
    }
    return form
  }

  #dropOldest(): void {
    const [[key, form] = []] = this.#forms
    if (key === undefined || !form) return
    this.#forms.delete(key)
    this.#characters -= form.characters
  }
}

function writer({ include, exclude, isCompact }: DocumentForm): WriteJson {
  const project = projection(fieldSelector(include, exclude))
  return (document) => {
    const projected = project(document)
    return JSON.stringify(isCompact ? compactProduct(projected) : projected)
  }
}

function remembered(write: WriteJson, onWritten: (characters: number) => void): WriteJson {
  const texts = new WeakMap<WireDocument, string>()
  return (document) => {
    const known = texts.get(document)
    if (known !== undefined) return known
    const text = write(document)
    texts.set(document, text)
    onWritten(text.length)
    return text
  }
}

function first<Entry>(entries: Iterable<Entry>): Entry | undefined {
  const [entry] = entries
  return entry
}
