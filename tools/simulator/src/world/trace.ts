export interface TraceLine {
  readonly time: number
  /** The column of the story. */
  readonly actor: string
  readonly text: string
}

/** The story as it happens, folded into one number: equal numbers are equal histories. */
export class Trace {
  readonly lines: TraceLine[] = []
  readonly #now: () => number
  #hash = 0x811c9dc5

  constructor(now: () => number) {
    this.#now = now
  }

  get hash(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0')
  }

  record(actor: string, text: string): void {
    const time = this.#now()
    this.lines.push({ time, actor, text })
    this.#fold(`${time}${actor}${text}`)
  }

  #fold(text: string): void {
    let hash = this.#hash
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    this.#hash = hash
  }
}
