// A page of the browser that shows one state of the gallery after the other, in one document: to load the code for each
// again would take most of the time. Several of them share the states.
const SCREEN = { width: 390, height: 844 }
const PHONE = { viewport: SCREEN, hasTouch: true, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' }
/** The first page of a tab loads everything, which takes long on a busy machine. */
const READY_MS = 120_000
const TABS = 4

/**
 * @template Result
 * @param {object[]} states
 * @param {(tab: Tab, state: object) => Promise<Result>} visit
 * @returns {Promise<Result[]>} what `visit` gave, in the order of the states
 */
export async function inTabs(browser, states, visit) {
  const results = new Map()
  const queue = [...states]
  const work = async () => {
    const tab = await Tab.open(browser)
    for (let state = queue.shift(); state !== undefined; state = queue.shift())
      results.set(state, await visit(tab, state))
    await tab.close()
  }
  await Promise.all(Array.from({ length: TABS }, work))
  return states.map((state) => results.get(state))
}

export class Tab {
  #problems = new Set()
  #isOpen = false

  static async open(browser) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return new Tab(context, page)
  }

  constructor(context, page) {
    this.context = context
    this.page = page
    page.on('console', (message) => {
      // Browsers ask for this icon by themselves.
      const isIcon = message.location().url.endsWith('/favicon.ico')
      if (['warning', 'error'].includes(message.type()) && !isIcon) this.#problems.add(message.text())
    })
    page.on('pageerror', (error) => this.#problems.add(error.stack ?? error.message))
  }

  /** Shows the state of an address of the gallery, until it has come to rest. */
  async show(address) {
    this.#problems.clear()
    await this.page.setViewportSize(SCREEN)
    if (this.#isOpen) await this.page.evaluate((search) => window.showState(search), new URL(address).search)
    else await this.page.goto(address, { timeout: READY_MS })
    await this.page.locator('html[data-state]').waitFor({ state: 'attached', timeout: READY_MS })
    this.#isOpen = true
  }

  /** What the page has said of the state so far. */
  problems() {
    return [...this.#problems]
  }

  close() {
    return this.context.close()
  }
}
