import type { NewsletterGateway } from '../ports'

export class FakeNewsletterGateway implements NewsletterGateway {
  readonly subscribers = new Set<string>()
  /** While it is set, every call fails with it. */
  fault: Error | undefined

  async isSubscribed(email: string): Promise<boolean> {
    if (this.fault) throw this.fault
    return this.subscribers.has(email)
  }
}
