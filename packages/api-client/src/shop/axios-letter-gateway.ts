import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { Letter, LetterGateway } from '@vitrin/mails'
import { HostRejection, printable } from '@vitrin/kernel'
import type { Http, HttpAnswer } from '../http'

/** The host knows only its latest token, so another page may have taken a newer one. */
const NOT_AUTHORIZED = 'Email is not authorized!'

/** The mail service (contract §13.2). */
export class AxiosLetterGateway implements LetterGateway {
  readonly #http: Http
  readonly #account: () => string

  constructor(http: Http, account: () => string) {
    this.#http = http
    this.#account = account
  }

  async send(letter: Letter, key: string): Promise<void> {
    const first = await this.#sendOnce(letter, key)
    const answer = isNotAuthorized(first) ? await this.#sendOnce(letter, key) : first
    if (answer.code !== 200) throw new HostRejection(answer)
  }

  /** With a token that is fetched right before. */
  async #sendOnce(letter: Letter, key: string): Promise<HttpAnswer> {
    const token = await this.#http.call<string>({
      method: 'GET',
      path: shopEndpoints.mailToken.path,
      withStoreCode: true,
    })
    return this.#http.send({
      method: 'POST',
      path: shopEndpoints.sendMail.path,
      body: { ...letter, token },
      account: this.#account(),
      withStoreCode: true,
      idempotencyKey: key,
    })
  }
}

function isNotAuthorized({ code, result }: HttpAnswer): boolean {
  return code !== 200 && printable(result) === NOT_AUTHORIZED
}
