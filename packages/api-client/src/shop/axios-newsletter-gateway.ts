import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { NewsletterGateway, NewsletterStatus } from '@vitrin/content'
import { HostRejection } from '@vitrin/kernel'
import type { Http } from '../http'

/** The newsletter at the host (contract §13.1). */
export class AxiosNewsletterGateway implements NewsletterGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The original host answers 500 for an unknown address; such an address is not subscribed. */
  async status(email: string): Promise<NewsletterStatus> {
    const answer = await this.#http.send({
      method: 'GET',
      path: shopEndpoints.newsletterStatus.path,
      query: { email },
      withStoreCode: true,
    })
    const { code, result } = answer
    if (code !== 200 && code !== 500) throw new HostRejection(answer)
    return code === 200 && (result === 'subscribed' || result === 'pending') ? result : 'unsubscribed'
  }
}
