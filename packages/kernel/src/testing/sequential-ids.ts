import type { IdGenerator } from '../ports'

/** `id-1`, `id-2` …: the same run gives the same ids. */
export class SequentialIds implements IdGenerator {
  readonly prefix: string
  #count = 0

  constructor(prefix = 'id') {
    this.prefix = prefix
  }

  next(): string {
    this.#count += 1
    return `${this.prefix}-${this.#count}`
  }
}
