import type { ClosedNoticeStorage } from '../ports'

export class InMemoryClosedNoticeStorage implements ClosedNoticeStorage {
  #key: string | undefined

  async read(): Promise<string | undefined> {
    return this.#key
  }

  async write(key: string): Promise<void> {
    this.#key = key
  }
}
