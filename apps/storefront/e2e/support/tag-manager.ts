import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

export interface Told {
  readonly event?: string
  readonly ecommerce?: Readonly<Record<string, unknown>> | null
}

/** A tag manager that only notes who asks for it. */
export class TagManager {
  readonly requests: string[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      this.requests.push(url)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.documentElement.dataset.counted = "true"')
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

/** What the page has told the tag manager; `undefined` where it was never started. */
export async function told(page: Page): Promise<readonly Told[] | undefined> {
  return page.evaluate(() => (globalThis as { readonly dataLayer?: readonly Told[] }).dataLayer)
}

export async function toldNames(page: Page): Promise<readonly string[]> {
  return ((await told(page)) ?? []).flatMap(({ event }) => event ?? [])
}
