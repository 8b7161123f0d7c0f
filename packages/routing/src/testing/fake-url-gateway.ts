import type { MappedDocument } from '../mapped-document'
import type { MovedPath } from '../moved-path'
import type { UrlGateway } from '../ports'

/** Answers from a table of paths and records the paths that it was asked for. */
export class FakeUrlGateway implements UrlGateway {
  readonly asked: string[] = []
  fault: Error | undefined
  readonly #documents: ReadonlyMap<string, MappedDocument | MovedPath>

  constructor(documents: Readonly<Record<string, MappedDocument | MovedPath>> = {}) {
    this.#documents = new Map(Object.entries(documents))
  }

  async map(path: string): Promise<MappedDocument | MovedPath | undefined> {
    this.asked.push(path)
    if (this.fault) throw this.fault
    return this.#documents.get(path)
  }
}
