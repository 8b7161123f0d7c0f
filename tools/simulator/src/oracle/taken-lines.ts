/** A line of the host's cart that an order took, and the pieces that may be left of it. */
export interface TakenLine {
  readonly wireId: string
  readonly name: string
  readonly most: number
}

/** The lines that orders have taken out of the host's carts, until somebody adds them again. */
export class TakenLines {
  readonly #lines = new Map<string, TakenLine>()

  taken(line: TakenLine): void {
    this.#lines.set(keyOf(line), line)
  }

  added(wireId: string, name: string): void {
    this.#lines.delete(keyOf({ wireId, name }))
  }

  get all(): readonly TakenLine[] {
    return [...this.#lines.values()]
  }
}

function keyOf({ wireId, name }: Pick<TakenLine, 'wireId' | 'name'>): string {
  return `${wireId} ${name}`
}
