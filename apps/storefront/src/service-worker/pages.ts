import { BUILD_HEADER, buildsOn, pagesOf, shellOf } from './builds'
import type { Device, FetchEvent } from './scope'
import { keepNewest } from './keep-newest'

/** Of each build. */
const KEPT_PAGES = 60

export interface PagesOptions extends Device {
  /** The worker's own build. */
  readonly version: string
  /** Settles when a shopper has waited long enough for the network. */
  readonly patience: () => Promise<undefined>
}

/** Answers navigations: the network first, for a while, then the page as it was seen here last, then the shell. */
export class Pages {
  readonly #options: PagesOptions

  constructor(options: PagesOptions) {
    this.#options = options
  }

  async answer(event: FetchEvent): Promise<Response> {
    const network = this.#ask(event)
    // What comes too late is kept for the next time.
    event.waitUntil(network.catch(() => undefined))
    const inTime = await Promise.race([network.catch(() => undefined), this.#options.patience()])
    if (inTime && inTime.status < 500) return inTime
    return (await this.#onDevice(event.request.url, inTime)) ?? network
  }

  /** A page that was loaded before there was a worker. */
  async fetchAndKeep(address: string): Promise<void> {
    await this.keep(address, await this.#options.fetch(address))
  }

  /** Only what is the same for everyone and wanted again: pages that search engines may keep, too. */
  async keep(address: string, page: Response): Promise<void> {
    const build = page.headers.get(BUILD_HEADER)
    if (page.status !== 200 || page.redirected || !build || page.headers.has('x-robots-tag')) return
    await keepNewest(await this.#options.caches.open(pagesOf(build)), address, page, KEPT_PAGES)
  }

  async #ask(event: FetchEvent): Promise<Response> {
    const response = (await event.preloadResponse) ?? (await this.#options.fetch(event.request))
    // A full disk is no reason to lose the answer.
    event.waitUntil(this.keep(event.request.url, response.clone()).catch(() => undefined))
    return response
  }

  async #onDevice(address: string, failed: Response | undefined): Promise<Response | undefined> {
    try {
      // What the server said of its fault says more than an empty shop.
      return (await this.#kept(address)) ?? failed ?? (await shellOf(this.#options.version, this.#options.caches))
    } catch {
      return failed
    }
  }

  /** From the newest build that has it; a page of a build that is not whole here could not be used. */
  async #kept(address: string): Promise<Response | undefined> {
    const { caches } = this.#options
    for (const version of await buildsOn(caches)) {
      const page = await caches.match(address, { cacheName: pagesOf(version), ignoreVary: true })
      if (page && (await shellOf(version, caches))) return page
    }
    return undefined
  }
}
