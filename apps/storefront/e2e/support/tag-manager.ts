import type { Page } from '@playwright/test'
import { FakeServer } from './fake-server'

interface TagManagerEvent {
  readonly event?: string
  readonly ecommerce?: Readonly<Record<string, unknown>> | null
}

/** A fake tag manager that records requests for its script. */
export class TagManager extends FakeServer {
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

/** The events that the page sent to the tag manager; `undefined` if the tag manager was never started. */
export async function sentEvents(page: Page): Promise<readonly TagManagerEvent[] | undefined> {
  return page.evaluate(() => (globalThis as { readonly dataLayer?: readonly TagManagerEvent[] }).dataLayer)
}

export async function sentEventNames(page: Page): Promise<readonly string[]> {
  return ((await sentEvents(page)) ?? []).flatMap(({ event }) => event ?? [])
}
