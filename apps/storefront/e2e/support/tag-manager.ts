import type { Page } from '@playwright/test'
import { StandIn } from './stand-in'

export interface Told {
  readonly event?: string
  readonly ecommerce?: Readonly<Record<string, unknown>> | null
}

/** A tag manager that only notes who asks for it. */
export class TagManager extends StandIn {
  readonly requests: string[] = []

  constructor() {
    super(({ url = '' }, response) => {
      this.requests.push(url)
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('document.documentElement.dataset.counted = "true"')
    })
  }
}

/** What the page has told the tag manager; `undefined` where it was never started. */
export async function told(page: Page): Promise<readonly Told[] | undefined> {
  return page.evaluate(() => (globalThis as { readonly dataLayer?: readonly Told[] }).dataLayer)
}

export async function toldNames(page: Page): Promise<readonly string[]> {
  return ((await told(page)) ?? []).flatMap(({ event }) => event ?? [])
}
