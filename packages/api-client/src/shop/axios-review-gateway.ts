import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { OwnReview, ReviewGateway } from '@vitrin/catalog'
import type { Http } from '../http'

/** All reviews of an account, also those that are not published. */
export class AxiosReviewGateway implements ReviewGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  own(account: string): Promise<readonly OwnReview[]> {
    return this.#http.call({ method: 'GET', path: shopEndpoints.accountReviews.path, withStoreCode: true, account })
  }
}
