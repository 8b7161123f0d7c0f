import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { Driver, ElementState, Role, Size, Target } from '../driver'
import { readStates } from '../read-state'
import { chooseOption, countVisible, findElements, plain, pointOf } from './in-page'
import type { Point, RemoteBrowser } from './remote-browser'

/** An element that is covered or missing for this long cannot be tapped. */
const TIMEOUT_MS = 20_000
const AGAIN_MS = 50

/** The whole of `@testing-library/dom` as one script; it finds elements by role and name in every engine. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** Drives the shop in a browser that Playwright cannot drive. */
export class RemoteDriver implements Driver {
  readonly #browser: RemoteBrowser
  size: Size

  constructor(browser: RemoteBrowser, size: Size) {
    this.#browser = browser
    this.size = size
  }

  async open(address: string): Promise<void> {
    await this.#browser.goto(address)
    await this.#hydrated()
  }

  async reload(): Promise<void> {
    await this.#browser.reload()
    await this.#hydrated()
  }

  async back(): Promise<void> {
    await this.#browser.back()
    await this.#hydrated()
  }

  async forward(): Promise<void> {
    await this.#browser.forward()
    await this.#hydrated()
  }

  async resize(size: Size): Promise<void> {
    await this.#browser.resize(size)
    this.size = size
  }

  /** WebDriver has no command for it: a journey stops the shop instead. */
  async setOffline(): Promise<void> {
    throw new Error('This browser cannot be cut off. Stop the shop instead.')
  }

  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash, null)
  }

  count(target: Target): Promise<number> {
    return this.#ask(target, countVisible)
  }

  async state(target: Target): Promise<ElementState | undefined> {
    const [first] = await this.#ask(target, readStates)
    return first
  }

  list(role: Role, within?: Target): Promise<readonly ElementState[]> {
    return this.#ask({ role, ...(within ? { within } : {}) }, readStates)
  }

  async tap(target: Target): Promise<void> {
    let point: Point | undefined
    await this.waitUntil(`${target.role} ${String(target.name)} can be tapped`, async () => {
      point = await this.#ask(target, pointOf)
      return Boolean(point)
    })
    if (point) await this.#browser.clickAt(point)
  }

  choose(target: Target, option: string): Promise<void> {
    return this.#ask(target, chooseOption, option)
  }

  async press(key: string): Promise<void> {
    // A capital letter would be typed with Shift.
    const keys = key.replace('ControlOrMeta', 'Control').split('+')
    await this.#browser.press(keys.map((name) => (name.length === 1 ? name.toLowerCase() : name)))
  }

  async typeKey(character: string): Promise<void> {
    await this.#browser.press([character])
  }

  async paste(text: string): Promise<void> {
    await this.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
  }

  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>> {
    return this.#browser.run(String(run), argument) as Promise<Awaited<Result>>
  }

  async waitUntil(description: string, condition: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    while (!(await condition())) {
      if (Date.now() > end) throw new Error(`Not within ${TIMEOUT_MS} ms: ${description}`)
      await wait(AGAIN_MS)
    }
  }

  /** Waits until a quarter of a second has brought nothing new from the network. */
  async settle(): Promise<void> {
    const loaded = (): Promise<number> => this.evaluate(() => performance.getEntriesByType('resource').length, null)
    let before = -1
    await this.waitUntil('the page is quiet', async () => {
      const now = await loaded()
      const isQuiet = now === before
      before = now
      if (!isQuiet) await wait(250)
      return isQuiet
    })
  }

  consoleProblems(): readonly string[] {
    return this.#browser.consoleProblems()
  }

  /** Gives the elements of a target to a function that runs in the page. */
  async #ask<Result, More = undefined>(
    target: Target,
    read: (found: HTMLElement[], more: More) => Result,
    more?: More,
  ): Promise<Awaited<Result>> {
    if (!(await this.#browser.run('() => "TestingLibraryDom" in globalThis', null)))
      await this.#browser.run(`() => { (function () { ${library} }).call(globalThis) }`, null)
    const ask = `([target, more]) => (${String(read)})((${String(findElements)})(target), more)`
    return (await this.#browser.run(ask, [plain(target), more ?? null])) as Awaited<Result>
  }

  async #hydrated(): Promise<void> {
    await this.waitUntil('the page reacts to events', () =>
      this.evaluate(() => {
        const { readyState, documentElement } = document
        if (readyState === 'loading') return false
        return !document.querySelector('script#state') || documentElement.dataset['hydrated'] === 'true'
      }, null),
    )
  }
}
