import { expect, type BrowserContext, type BrowserType, type Page } from '@playwright/test'
import { collectConsoleProblems } from '../fixtures'
import { temporaryFolder } from './server-process'

/** How long a service worker may take to cache all files of the shop. */
export const PRECACHE_TIMEOUT_MS = 40_000

/** A browser with a profile on disk: stored data is still there when the browser opens again. */
export class Device {
  readonly #browser: BrowserType
  readonly #profile = temporaryFolder()
  readonly #consoleProblems: (readonly string[])[] = []
  #context: BrowserContext | undefined

  constructor(browser: BrowserType) {
    this.#browser = browser
  }

  async openTab(): Promise<Page> {
    this.#context ??= await this.#browser.launchPersistentContext(this.#profile.path)
    const page = await this.#context.newPage()
    this.#consoleProblems.push(collectConsoleProblems(page))
    return page
  }

  /** Closes the browser and keeps its profile. */
  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
  }

  async remove(): Promise<void> {
    await this.close()
    this.#profile.remove()
  }

  /** Without the messages that the browser itself writes about failed requests. */
  get consoleProblems(): readonly string[] {
    return this.#consoleProblems.flat().filter((line) => !/Failed to load resource|ERR_CONNECTION_REFUSED/.test(line))
  }
}

/** Waits until the service worker controls the page and this address is in its cache. */
export async function waitUntilCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (url) => Boolean(navigator.serviceWorker.controller && (await caches.match(url, { ignoreVary: true }))),
          address,
        ),
      { timeout: PRECACHE_TIMEOUT_MS },
    )
    .toBe(true)
}
