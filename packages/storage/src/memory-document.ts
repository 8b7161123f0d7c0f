/**
 * One document of this page alone, where the browser stores nothing. Serves as the storage of the cart and of each
 * list.
 */
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

  /** Nobody else can change it. */
  onChange(): () => void {
    return () => undefined
  }
}
