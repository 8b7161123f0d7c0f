import type { WireDocument } from '@vitrin/api-contract/wire'
import type { ReviewTable } from '../database/review-table'
import { DocumentSet } from '../search/document-set'

/** The catalogue's reviews, and the approved reviews of shoppers. */
export class PublishedReviews {
  readonly #documents: readonly WireDocument[]
  readonly #table: ReviewTable
  #set: DocumentSet
  #written = ''

  constructor(documents: readonly WireDocument[], table: ReviewTable) {
    this.#documents = documents
    this.#table = table
    this.#set = new DocumentSet(documents)
  }

  /** Reads the table each time, because reviews are approved outside of this process. */
  get current(): DocumentSet {
    const approved = this.#table.approved()
    const written = approved.map(({ id, doc }) => `${id} ${doc}`).join('\n')
    if (written !== this.#written) {
      const added = approved.map(({ id, doc }) => ({ ...(JSON.parse(doc) as WireDocument), id, review_status: 1 }))
      this.#set = new DocumentSet([...this.#documents, ...added])
      this.#written = written
    }
    return this.#set
  }
}
