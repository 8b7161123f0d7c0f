import type { IncomingMessage, ServerResponse } from 'node:http'
import { StandIn } from './stand-in'

interface Visit {
  readonly path: string
  readonly referrer: string | undefined
}

/** A site that takes orders in place of the shop's checkout: it notes who comes, and has one button. */
export class ExternalSite extends StandIn {
  readonly visits: Visit[] = []
  /** What the journey lets happen when the shopper pays for this cart: where they are sent then. */
  paid: (cartId: string) => Promise<string> = () => Promise.reject(new Error('Nobody pays in this journey.'))

  constructor() {
    super((request, response) => void this.#answer(request, response))
  }

  async #answer({ url = '', method, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method === 'POST')
      return void response.writeHead(303, { location: await this.paid(url.split('/').at(-1) ?? '') }).end()
    if (url.startsWith('/vue/')) this.visits.push({ path: url, referrer: headers.referer })
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        '<!doctype html><html lang="sv"><title>Betalning</title><link rel="icon" href="data:,"><h1>Betalning</h1><form method="post"><button>Betala</button></form></html>',
      )
  }
}
