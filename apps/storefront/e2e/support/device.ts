import { expect, type BrowserContext, type BrowserType, type Page } from '@playwright/test'
import { heard } from '../fixtures'
import { temporaryFolder } from './server-process'

/** How long a worker may take to fetch the whole shop. */
export const WHOLE_SHOP_MS = 40_000

/** A browser whose profile outlives it: what the shop has kept is there when it opens again. */
export class Device {
  readonly #browser: BrowserType
  readonly #profile = temporaryFolder()
  readonly #heard: (readonly string[])[] = []
  #context: BrowserContext | undefined

  constructor(browser: BrowserType) {
    this.#browser = browser
  }

  async openTab(): Promise<Page> {
    this.#context ??= await this.#browser.launchPersistentContext(this.#profile.path)
    const page = await this.#context.newPage()
    this.#heard.push(heard(page))
    return page
  }

  /** Ends the browser, not what it keeps. */
  async turnOff(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
  }

  async remove(): Promise<void> {
    await this.turnOff()
    this.#profile.remove()
  }

  /** Requests that were lost are the browser's to mention; anything else is ours. */
  get complaints(): readonly string[] {
    return this.#heard.flat().filter((line) => !/Failed to load resource|ERR_CONNECTION_REFUSED/.test(line))
  }
}

/** The worker has the whole shop on the device, and this page. */
export async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (url) => Boolean(navigator.serviceWorker.controller && (await caches.match(url, { ignoreVary: true }))),
          address,
        ),
      { timeout: WHOLE_SHOP_MS },
    )
    .toBe(true)
}
