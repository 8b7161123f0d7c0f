import type { ContentEntry, ContentSetName, Notice, Portfolio } from '../headless/content-entry'
import type { ContentGateway } from '../ports'
import type { CmsContent } from './sample-content'

/** A CMS whose content and faults a test changes. */
export class FakeContentGateway implements ContentGateway {
  content: CmsContent
  /** Each call fails with it. */
  fault: Error | undefined
  /** The name of each call. */
  readonly asked: string[] = []

  constructor(content: CmsContent = {}) {
    this.content = content
  }

  async entries(set: ContentSetName): Promise<readonly ContentEntry[]> {
    const entries = this.#answer(set).sets?.[set] ?? []
    return entries.toSorted((one, other) => one.rank - other.rank)
  }

  async portfolio(): Promise<Portfolio | undefined> {
    return this.#answer('portfolio').portfolio
  }

  async notice(): Promise<Notice | undefined> {
    return this.#answer('notice').notice
  }

  #answer(name: string): CmsContent {
    this.asked.push(name)
    if (this.fault) throw this.fault
    return this.content
  }
}
