/** For a browser that stores nothing: one document that lasts as long as the page. */
export class MemoryDocument<Doc> {
  #doc: Doc

  constructor(empty: Doc) {
    this.#doc = empty
  }

  async read(): Promise<Doc> {
    return this.#doc
  }

  async update(change: (doc: Doc) => Doc): Promise<Doc> {
    this.#doc = change(this.#doc)
    return this.#doc
  }

  /** No other tab has this document. */
  onChange(): () => void {
    return () => undefined
  }
}
