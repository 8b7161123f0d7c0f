import type { IncomingMessage, ServerResponse } from 'node:http'
import { FakeServer } from './fake-server'

interface Visit {
  readonly path: string
  readonly referrer: string | undefined
}

/** A fake site that takes orders instead of the shop's checkout: it records visits and has one button. */
export class ExternalSite extends FakeServer {
  readonly visits: Visit[] = []
  /** Called when the shopper pays for a cart; returns the address to redirect to. */
  onPay: (cartId: string) => Promise<string> = () => Promise.reject(new Error('This journey has no payment.'))

  constructor() {
    super((request, response) => void this.#answer(request, response))
  }

  async #answer({ url = '', method, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method === 'POST')
      return void response.writeHead(303, { location: await this.onPay(url.split('/').at(-1) ?? '') }).end()
    if (url.startsWith('/vue/')) this.visits.push({ path: url, referrer: headers.referer })
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        '<!doctype html><html lang="sv"><title>Betalning</title><link rel="icon" href="data:,">' +
          '<h1>Betalning</h1><form method="post"><button>Betala</button></form></html>',
      )
  }
}
