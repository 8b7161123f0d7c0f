import type { Storefront } from '@vitrin/storefront'
import type { EntryState } from './entry-state'

/**
 * The entries that the shop writes into the browser's history: one for each page, and one for each open layer over it
 * (record 0064). Back closes the topmost layer and leaves the page. A layer that closes otherwise takes its entry back,
 * so that the history never holds an entry that shows nothing new.
 */
export class HistoryEntries {
  readonly #storefront: Storefront
  readonly #window: Window
  /** The number of the page that is shown; undefined until that is certain. */
  #page: number | undefined
  /** Changes of the history follow one another. */
  #queue: Promise<void> = Promise.resolve()
  /** Whether the window still shows the place of the page before, which is no place of the new entry. */
  #isMoving = false
  /** Ends the step back that the shop itself takes. */
  #arrived: (() => void) | undefined

  constructor(storefront: Storefront, window: Window) {
    this.#storefront = storefront
    this.#window = window
  }

  start(): void {
    const { history } = this.#window
    const restoreByHand = (): void => void (history.scrollRestoration = 'manual')
    restoreByHand()
    const rememberScroll = (): void => this.rememberScroll()
    this.#window.addEventListener('scrollend', rememberScroll)
    this.#window.addEventListener('pagehide', () => {
      // The browser would bring back the place of the page before.
      if (this.#isMoving) return
      this.rememberScroll()
      // After a reload the browser itself brings back the place, before any code runs.
      history.scrollRestoration = 'auto'
    })
    // The page came back as it was left.
    this.#window.addEventListener('pageshow', restoreByHand)
    // If the shopper went back before this code was loaded, the page of this entry is still to be shown.
    if (this.#storefront.pages.current?.url === this.#address) this.#page = this.#number()
    this.#storefront.ui.layers.subscribe(() => void this.settle())
    this.#restoreLayers()
  }

  get scrollY(): number {
    return this.#state.scrollY ?? 0
  }

  /**
   * After each step in the history: whether another page must be shown. Otherwise only a layer has opened or closed.
   */
  arrive(): boolean {
    const { ui } = this.#storefront
    const page = this.#number()
    const isSamePage = page === this.#page
    const isOwnStep = this.#arrived !== undefined
    this.#page = page
    this.#arrived?.()
    if (!isSamePage) {
      ui.layers.closeDownTo(0)
      ui.closePanel()
      return true
    }
    this.#keepAddress()
    this.rememberScroll()
    if (!isOwnStep) {
      ui.layers.closeDownTo(this.#layers)
      this.#restoreLayers()
    }
    return false
  }

  /** A new entry for a page. The layers over the page before lose theirs, unless Back should return to them. */
  async push(url: string): Promise<void> {
    if (!this.#storefront.ui.layers.keepsEntries) await this.#settleAt(() => 0)
    this.rememberScroll()
    this.#page = (this.#page ?? this.#state.page ?? 0) + 1
    this.#window.history.pushState({ page: this.#page } satisfies EntryState, '', url)
    this.#isMoving = true
  }

  /** Another page in the entry of the one before. */
  async replace(url: string): Promise<void> {
    await this.settle()
    this.#page ??= this.#number()
    const { page, layers, panel, panelText } = this.#state
    this.#window.history.replaceState({ page, layers, panel, panelText } satisfies EntryState, '', url)
  }

  /** Another address for the same entry, after a redirect. */
  correct(url: string): void {
    this.#window.history.replaceState(this.#state, '', url)
  }

  /** The navigation has ended, with another page or without. */
  endNavigation(): void {
    this.#storefront.ui.layers.keepsEntries = false
    this.#restoreLayers()
  }

  /** The window shows the place of the new page. */
  endMove(): void {
    this.#isMoving = false
  }

  rememberScroll(): void {
    if (this.#isMoving) return
    const { scrollY } = this.#window
    // Writing takes a phone some milliseconds of each tap, and the end of a scroll has written it already.
    if (scrollY !== this.#state.scrollY) this.#writeState({ scrollY })
  }

  /** Adds and takes back entries until each open layer has one. */
  settle(): Promise<void> {
    const { layers } = this.#storefront.ui
    return this.#settleAt(() => (layers.keepsEntries ? this.#layers : layers.count))
  }

  #settleAt(count: () => number): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#bringTo(count))
      // A browser refuses too many entries within a short time.
      .catch((error: unknown) => this.#storefront.report(error))
    return this.#queue
  }

  /** Opens the panel of the entry, after a reload or a step in the history. Other layers cannot be opened again. */
  #restoreLayers(): void {
    const { ui, pages } = this.#storefront
    const { panel, panelText } = this.#state
    if (this.#layers > 0 && panel && pages.current && ui.panel !== panel && ui.layers.count === 0)
      ui.openPanel(panel, panelText)
    else this.#window.setTimeout(() => void this.settle())
  }

  async #bringTo(count: () => number): Promise<void> {
    while (count() !== this.#layers) {
      if (count() > this.#layers) this.#addEntry()
      else await this.#stepBack(this.#layers - count())
    }
    const { panelText } = this.#storefront.ui
    // Now, because browsers write nothing any more while they leave a page.
    if (this.#state.panel && this.#state.panelText !== panelText) this.#writeState({ panelText })
  }

  #addEntry(): void {
    this.rememberScroll()
    const { ui } = this.#storefront
    this.#page ??= this.#number()
    const state: EntryState = { ...this.#state, layers: this.#layers + 1, panel: ui.panel ?? this.#state.panel }
    this.#window.history.pushState(state, '')
  }

  async #stepBack(steps: number): Promise<void> {
    const { history } = this.#window
    // A tab without the entries below, for example a restored one, must not wait for a step that never arrives.
    if (history.length <= steps) return this.#writeState({ layers: 0, panel: undefined })
    await new Promise<void>((resolve) => {
      this.#arrived = resolve
      history.go(-steps)
    })
    this.#arrived = undefined
  }

  /** The page may have got another address while a layer was over it: choices of a product, or filters in a sheet. */
  #keepAddress(): void {
    const { current } = this.#storefront.pages
    if (current && current.url !== this.#address) this.correct(current.url + this.#window.location.hash)
  }

  /** The number of the page of this entry. An entry that the browser made, for a hash, gets a new one. */
  #number(): number {
    const { page = (this.#page ?? -1) + 1 } = this.#state
    if (this.#state.page === undefined) this.#writeState({ page })
    return page
  }

  #writeState(change: EntryState): void {
    this.#window.history.replaceState({ ...this.#state, ...change } satisfies EntryState, '')
  }

  get #state(): EntryState {
    return (this.#window.history.state as EntryState | null) ?? {}
  }

  get #layers(): number {
    return this.#state.layers ?? 0
  }

  get #address(): string {
    const { pathname, search } = this.#window.location
    return pathname + search
  }
}
