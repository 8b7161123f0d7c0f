import type { Claim } from '../claim'
import { NO_NEWSLETTER, type Newsletter } from '../newsletter'
import type { ClaimStorage, NewsletterStorage } from '../ports'

export class InMemoryNewsletterStorage implements NewsletterStorage {
  #document = JSON.stringify(NO_NEWSLETTER)

  async read(): Promise<Newsletter> {
    return JSON.parse(this.#document) as Newsletter
  }

  async update(change: (newsletter: Newsletter) => Newsletter): Promise<Newsletter> {
    this.#document = JSON.stringify(change(await this.read()))
    return this.read()
  }

  onChange(): () => void {
    return () => undefined
  }
}

export class InMemoryClaimStorage implements ClaimStorage {
  readonly #documents = new Map<string, string>()

  async all(): Promise<readonly Claim[]> {
    return [...this.#documents.values()].map((document) => JSON.parse(document) as Claim)
  }

  async put(claim: Claim): Promise<void> {
    this.#documents.set(claim.code, JSON.stringify(claim))
  }

  async remove(code: string): Promise<void> {
    this.#documents.delete(code)
  }
}
