/** Places in a page, and who waits until all of them have been left. */
export class Places {
  readonly #places = new Set<object>()
  readonly #waiting = new Set<() => void>()

  add(place: object): void {
    this.#places.add(place)
  }

  leave(place: object): void {
    this.#places.delete(place)
    if (this.#places.size > 0) return
    for (const goOn of this.#waiting) goOn()
    this.#waiting.clear()
  }

  async left(): Promise<void> {
    if (this.#places.size > 0) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }
}
