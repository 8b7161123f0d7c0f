import type { NewsletterStatus } from '../newsletter'
import type { NewsletterGateway } from '../ports'

export class FakeNewsletterGateway implements NewsletterGateway {
  readonly statuses = new Map<string, NewsletterStatus>()
  /** While it is set, every call fails with it. */
  fault: Error | undefined

  async status(email: string): Promise<NewsletterStatus> {
    if (this.fault) throw this.fault
    return this.statuses.get(email) ?? 'unsubscribed'
  }
}
