/** For a browser that stores nothing: documents of one kind, each with its own key, that last as long as the page. */
export class MemoryCollection<Doc> {
  readonly #keyOf: (doc: Doc) => string
  readonly #docs = new Map<string, Doc>()

  constructor(keyOf: (doc: Doc) => string) {
    this.#keyOf = keyOf
  }

  async all(): Promise<readonly Doc[]> {
    return [...this.#docs.values()]
  }

  find(key: string): Doc | undefined {
    return this.#docs.get(key)
  }

  async put(doc: Doc): Promise<void> {
    this.#docs.set(this.#keyOf(doc), doc)
  }

  async remove(key: string): Promise<void> {
    this.#docs.delete(key)
  }
}
