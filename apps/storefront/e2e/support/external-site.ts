import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Visit {
  readonly path: string
  readonly referrer: string | undefined
}

/** A site that takes orders in place of the shop's checkout: it notes who comes, and shows nothing but its name. */
export class ExternalSite {
  readonly visits: Visit[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer(({ url = '', headers }, response) => {
      if (url.startsWith('/vue/')) this.visits.push({ path: url, referrer: headers.referer })
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><html lang="sv"><title>Betalning</title><link rel="icon" href="data:,"><h1>Betalning</h1></html>')
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done))
    this.#server.closeAllConnections()
    await closed
  }
}
