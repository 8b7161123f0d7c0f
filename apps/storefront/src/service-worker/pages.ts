import { shellPathOf } from '../shell-path'
import { BUILD_HEADER, type Build, buildsOn, pagesOf, renewShell, SHELL_HEADER, shellOf } from './builds'
import type { Device, FetchEvent } from './scope'
import { keepNewest } from './keep-newest'

/** The number of pages that are kept of each build. */
const KEPT_PAGES = 60

export interface PagesOptions extends Device {
  /** The build of this worker. */
  readonly build: Build
  /** Settles when the shopper has waited long enough for the network. Who loads a page again wants the newest. */
  readonly patience: (isReload: boolean) => Promise<undefined>
  readonly now: () => number
}

/** Answers navigations: from the network within a time limit, else with the stored page, else with the empty shell. */
export class Pages {
  readonly #options: PagesOptions

  constructor(options: PagesOptions) {
    this.#options = options
  }

  async answer(event: FetchEvent): Promise<Response> {
    const network = this.#ask(event)
    // An answer that comes too late is stored for the next time.
    event.waitUntil(network.catch(() => undefined))
    const isReload = event.request.cache === 'no-cache' || event.request.cache === 'reload'
    const inTime = await Promise.race([network.catch(() => undefined), this.#options.patience(isReload)])
    if (inTime && inTime.status < 500) return inTime
    return (await this.#onDevice(event.request.url, inTime)) ?? network
  }

  /** Stores a page that was loaded before the worker was installed. */
  async fetchAndKeep(address: string): Promise<void> {
    await this.keep(address, await this.#options.fetch(address))
  }

  /** Stores only pages that are the same for everyone: those that search engines may list. */
  async keep(address: string, page: Response): Promise<void> {
    const build = page.headers.get(BUILD_HEADER)
    const isPrivate = page.headers.get('cache-control')?.includes('private') === true
    if (page.status !== 200 || page.redirected || !build || isPrivate || page.headers.has('x-robots-tag')) return
    await keepNewest(await this.#options.caches.open(pagesOf(build)), address, page, KEPT_PAGES)
    const shell = page.headers.get(SHELL_HEADER)
    if (shell) await renewShell(this.#options.build, this.#options, this.#options.now(), shell)
  }

  async #ask(event: FetchEvent): Promise<Response> {
    const response = (await event.preloadResponse) ?? (await this.#options.fetch(event.request))
    // The shopper gets the answer also when the device is full.
    event.waitUntil(this.keep(event.request.url, response.clone()).catch(() => undefined))
    return response
  }

  async #onDevice(address: string, failed: Response | undefined): Promise<Response | undefined> {
    try {
      // The error page of the server is more helpful than an empty shell.
      return (await this.#keptWithoutQuery(address)) ?? failed ?? (await this.#shellFor(address))
    } catch {
      return failed
    }
  }

  /** The shell of the store view that the address begins with, else that of the first view. */
  async #shellFor(address: string): Promise<Response | undefined> {
    const { build, caches } = this.#options
    const [, storeCode = ''] = address.replace(/^https?:\/\/[^/]+/, '').split(/[/?#]/)
    return (await shellOf(build.version, caches, shellPathOf(storeCode))) ?? shellOf(build.version, caches)
  }

  /** A page without its query is the same product: it makes the choices of the address itself (decisions.md 47). */
  async #keptWithoutQuery(address: string): Promise<Response | undefined> {
    const plain = address.split('?', 1)[0] ?? address
    return (await this.#kept(address)) ?? (plain === address ? undefined : this.#kept(plain))
  }

  /** The stored page of the newest build that has it. A page of an incomplete build would not work. */
  async #kept(address: string): Promise<Response | undefined> {
    const { caches } = this.#options
    for (const version of await buildsOn(caches)) {
      const page = await caches.match(address, { cacheName: pagesOf(version), ignoreVary: true })
      if (page && (await shellOf(version, caches))) return page
    }
    return undefined
  }
}
