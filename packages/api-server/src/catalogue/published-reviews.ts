import type { WireDocument } from '@vitrin/api-contract/wire'
import type { ReviewTable } from '../database/review-table'
import { DocumentSet } from '../search/document-set'

/** The catalogue's reviews, and those of shoppers that are approved by now. */
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

  /** Asked of the table each time: reviews are approved by hands that this process does not know. */
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
