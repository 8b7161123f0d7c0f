import { openStoreViews, type CurrentPage, type PageModel, type Storefront } from '@vitrin/storefront'
import { writeHead } from './document-head'
import { fetchOnIntent } from './fetch-on-intent'
import { HistoryEntries } from './history-entries'
import { keepFocusInView, leaveFocus, returnToFocus } from './keep-focus-in-view'
import { layOutAll } from './lay-out-all'
import type { BrowserNavigatorOptions } from './navigator-options'
import type { ScreenRegistry } from './screen-registry'

/**
 * Navigation inside the shop. The old page stays until the new one is ready, and one navigation runs at a time (R2.32).
 * Then scroll position and focus follow (R2.31).
 */
export class BrowserNavigator {
  readonly #storefront: Storefront
  readonly #screens: ScreenRegistry
  readonly #window: Window
  readonly #entries: HistoryEntries
  /** Each navigation starts when the one before has ended. */
  #queue: Promise<void> = Promise.resolve()
  #latest = 0

  constructor({ storefront, screens, window }: BrowserNavigatorOptions) {
    this.#storefront = storefront
    this.#screens = screens
    this.#window = window
    this.#entries = new HistoryEntries(storefront, window)
  }

  /** From now on the shop manages the entries of the history, and fetches the code behind links early. */
  start(): void {
    fetchOnIntent({ storefront: this.#storefront, screens: this.#screens, window: this.#window })
    keepFocusInView(this.#window)
    this.#entries.start()
  }

  /** After back or forward: shows the page of the current address, or only opens or closes a layer over the page. */
  follow(): void {
    const isOtherPage = this.#entries.arrive()
    if (isOtherPage) void this.#navigate(this.#address(), { kind: 'none', scrollY: this.#entries.scrollY })
  }

  push(to: string): void {
    void this.#navigate(to, { kind: 'push' })
  }

  replace(to: string): void {
    void this.#navigate(to, { kind: 'replace' })
  }

  #navigate(to: string, how: Entry): Promise<void> {
    const turn = ++this.#latest
    this.#queue = this.#queue
      .then(() =>
        turn === this.#latest ? this.#open(to, how).finally(() => this.#entries.endNavigation()) : undefined,
      )
      // A screen whose code cannot be loaded must not stop later navigations.
      .catch((error: unknown) => this.#storefront.report(error))
    return this.#queue
  }

  async #open(to: string, how: Entry): Promise<void> {
    const { pages, ui } = this.#storefront
    const url = this.#resolve(to)
    // Back, forward and the first page are in this document already, whichever view their address names.
    const isHere = url.href === this.#window.location.href
    if (!isHere && (await openStoreViews(this.#storefront).leavesFor(url))) return this.#leaveFor(url, how)
    if (url.origin !== this.#window.location.origin) return this.#window.location.assign(url.href)
    const address = url.pathname + url.search
    const before = pages.current?.url
    const isSamePage = before === address
    const isSamePath = before !== undefined && samePath(before, address)
    const remembered = how.kind === 'none' ? pages.remembered(address) : undefined
    if (this.#isOutdated || (!remembered && (await this.#isInCache(address)))) return this.#leaveFor(url, how)
    const prepared = remembered
      ? { page: remembered }
      : isSamePage && url.hash
        ? undefined
        : await this.#prepare(address).catch((error: unknown) => this.#withoutScreen(address, error))
    if (prepared === 'left') return
    // A newer build was found, or the network was lost meanwhile: load the whole page.
    if (this.#isOutdated || (!remembered && (await this.#isInCache(address, prepared?.page.id === 'error'))))
      return this.#leaveFor(url, how)
    // The scroll position or the hash may point to a part that is loaded after the first view.
    if (!remembered && (how.kind === 'none' || url.hash))
      await (prepared?.page.model as PageModel | undefined)?.loadRest?.().catch(() => undefined)

    const shown = (prepared?.page.url ?? address) + url.hash
    if (how.kind === 'push') await this.#entries.push(shown)
    else if (how.kind === 'replace') await this.#entries.replace(shown)
    // Back or forward met a redirect: its target replaces the address of the entry (R2.38).
    else if (prepared && prepared.page.url !== address) this.#entries.correct(shown)
    if (prepared) {
      if (!isSamePath) leaveFocus(this.#window.document)
      pages.show(prepared.page)
      // A panel was mounted for the buttons of the old page.
      if (!isSamePath) ui.mountPanel(undefined)
      writeHead(this.#window.document, this.#storefront.head())
    }
    this.#settle(url.hash, how, isSamePath)
  }

  /** Loads a page and follows redirects. A redirect loop is left to the server. */
  async #prepare(address: string): Promise<{ readonly page: CurrentPage } | 'left'> {
    let target = address
    for (let hops = 0; hops < 5; hops += 1) {
      const opened = await this.#storefront.pages.open(target)
      if ('page' in opened) {
        await this.#screens.load(opened.page.id)
        return opened
      }
      target = opened.redirect.to
      // A redirect to another site.
      if (!target.startsWith('/')) break
    }
    this.#window.location.assign(address)
    return 'left'
  }

  get #isOutdated(): boolean {
    const { isOutdated, online } = this.#storefront.ui
    return isOutdated && (online || this.#hasWorker)
  }

  /** Missing code of an old build is no error: the whole page is loaded. Without a network the shown page stays. */
  async #withoutScreen(address: string, error: unknown): Promise<{ readonly page: CurrentPage } | undefined> {
    const { pages, ui } = this.#storefront
    if (this.#isOutdated) return undefined
    if (!ui.online) throw error
    this.#storefront.report(error)
    return { page: await pages.fail(address) }
  }

  /**
   * Without a network: whether the service worker has the whole page, which is more than this tab has. A page that
   * failed is looked for too, because the first lost request is made before the shop knows that it is offline.
   */
  async #isInCache(address: string, hasFailed = false): Promise<boolean> {
    const { pages, ui } = this.#storefront
    // The first page of a visit came from the worker already.
    if ((ui.online && !hasFailed) || !pages.current || !this.#hasWorker) return false
    return (await this.#window.caches.match(address, { ignoreVary: true }).catch(() => undefined)) !== undefined
  }

  get #hasWorker(): boolean {
    return Boolean(this.#window.navigator.serviceWorker?.controller)
  }

  async #leaveFor({ href }: URL, { kind }: Entry): Promise<void> {
    const { location } = this.#window
    if (kind !== 'none') await this.#entries.settle()
    if (kind === 'none') location.reload()
    else location[kind === 'push' ? 'assign' : 'replace'](href)
  }

  #settle(hash: string, how: Entry, isSamePath: boolean): void {
    const { document } = this.#window
    const focused = document.activeElement
    // After React has rendered the new page, so that the target exists.
    this.#window.requestAnimationFrame(() => {
      // After the frame that shows the page.
      this.#window.requestAnimationFrame(() => this.#window.setTimeout(() => this.#storefront.pages.markPainted()))
      if (hash || how.kind === 'none') layOutAll(document)
      if (hash) document.getElementById(idOf(hash))?.scrollIntoView()
      else if (how.kind === 'none') this.#window.scrollTo(0, how.scrollY)
      else if (isSamePath) returnToFocus(this.#window)
      else this.#window.scrollTo(0, 0)
      this.#entries.endMove()
      const main = document.querySelector<HTMLElement>('main')
      // The focus stays if the shopper has moved it into the new page meanwhile.
      const hasMovedOn = document.activeElement !== focused && main?.contains(document.activeElement)
      if (!isSamePath && !hash && !hasMovedOn) main?.focus({ preventScroll: true })
    })
  }

  #resolve(to: string): URL {
    return new URL(to, this.#window.location.href)
  }

  #address(): string {
    const { pathname, search, hash } = this.#window.location
    return pathname + search + hash
  }
}

type Entry = { readonly kind: 'push' | 'replace' } | { readonly kind: 'none'; readonly scrollY: number }

/** The id in a hash. A hash that cannot be decoded is used as it is. */
function idOf(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function samePath(a: string, b: string): boolean {
  return a.split('?')[0] === b.split('?')[0]
}
