import { HostRejection } from '@vitrin/kernel'
import type { ReviewGateway } from '../ports'
import type { OwnReview } from '../reviews/own-review'

/** A host with the reviews of some accounts. */
export class FakeReviewGateway implements ReviewGateway {
  readonly #reviews = new Map<string, readonly OwnReview[]>()

  constructor(accounts: readonly string[]) {
    for (const account of accounts) this.#reviews.set(account, [])
  }

  write(account: string, review: OwnReview): void {
    this.#reviews.set(account, [review, ...(this.#reviews.get(account) ?? [])])
  }

  async own(account: string): Promise<readonly OwnReview[]> {
    const reviews = this.#reviews.get(account)
    if (!reviews) throw new HostRejection({ code: 401, result: 'User is not authorized' })
    return reviews
  }
}
