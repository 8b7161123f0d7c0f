import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { NewsletterGateway } from '@vitrin/content'
import type { Http } from '../http'

/** The newsletter at the host (contract §13.1). */
export class AxiosNewsletterGateway implements NewsletterGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The original host answers 500 for an unknown address; such an address is not subscribed. */
  async isSubscribed(email: string): Promise<boolean> {
    const { code, result } = await this.#http.send({
      method: 'GET',
      path: shopEndpoints.newsletterStatus.path,
      query: { email },
      withStoreCode: true,
    })
    return code === 200 && result === 'subscribed'
  }
}
