import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { MailLink, MailLinkGateway } from '@vitrin/mails'
import { HostRejection } from '@vitrin/kernel'
import type { Http, HttpAnswer } from '../http'

const UNKNOWN = 404

/** Links in mails: an addition of our host to the contract. */
export class AxiosMailLinkGateway implements MailLinkGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  async read(token: string): Promise<MailLink | undefined> {
    const { path } = shopEndpoints.mailLink
    return linkOf(await this.#http.send({ method: 'GET', path, query: { token }, withStoreCode: true }))
  }

  async follow(token: string): Promise<MailLink | undefined> {
    const { path } = shopEndpoints.followMailLink
    return linkOf(await this.#http.send({ method: 'POST', path, body: { token }, withStoreCode: true }))
  }
}

function linkOf(answer: HttpAnswer): MailLink | undefined {
  if (answer.code === UNKNOWN) return undefined
  if (answer.code !== 200) throw new HostRejection(answer)
  return answer.result as MailLink
}
