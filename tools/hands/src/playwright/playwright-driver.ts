import { expect, type Locator, type Page } from '@playwright/test'
import type { Driver, ElementState, Role, Size, Target } from '../driver'
import { Requests } from './requests'
import { readStates } from '../read-state'

/** A control that is covered or missing for this long cannot be tapped. */
const TAP_TIMEOUT_MS = 20_000

/** Drives the shop in a page of Playwright. */
export class PlaywrightDriver implements Driver {
  readonly page: Page
  readonly #problems: string[] = []
  readonly #requests: Requests

  constructor(page: Page) {
    this.page = page
    this.#requests = new Requests(page)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#problems.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#problems.push(`uncaught: ${error.message}`))
  }

  get size(): Size {
    return this.page.viewportSize() ?? { width: 0, height: 0 }
  }

  /** The elements of a target, for assertions of Playwright. */
  locate({ role, name, level, text, within, having, definitionOf, nth }: Target): Locator {
    const scope = within ? this.locate(within) : this.page
    const byName = scope.getByRole(role, {
      ...(name === undefined ? {} : { name, exact: true }),
      ...(level === undefined ? {} : { level }),
    })
    const byRole = text === undefined ? byName : byName.filter({ hasText: text })
    const found = having ? byRole.filter({ has: this.page.getByRole(having.role, nameOf(having)) }) : byRole
    const term = definitionOf === undefined ? found : definition(found, definitionOf)
    return nth === undefined ? term : term.nth(nth)
  }

  async open(address: string): Promise<void> {
    const before = this.page.url().split('#')[0]
    // A step back that the shop takes for a closed panel ends a navigation that has just begun.
    await this.page.goto(address).catch(async (error: unknown) => {
      if (!String(error).includes('ERR_ABORTED')) throw error
      await this.page.goto(address)
    })
    // To another hash of the same page the browser only scrolls.
    if (address.includes('#') && this.page.url().split('#')[0] === before) await this.page.reload()
    await this.#hydrated()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.#hydrated()
  }

  /** Waits for the shop only: the browser's Back may also lead out of it. */
  async back(): Promise<void> {
    await this.page.goBack()
    await this.#hydrated()
  }

  async forward(): Promise<void> {
    await this.page.goForward()
    await this.#hydrated()
  }

  async resize(size: Size): Promise<void> {
    await this.page.setViewportSize(size)
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.page.context().setOffline(offline)
  }

  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(this.page.url())
    return pathname + search + hash
  }

  count(target: Target): Promise<number> {
    return this.locate(target).filter({ visible: true }).count()
  }

  async state(target: Target): Promise<ElementState | undefined> {
    const [first] = await this.locate(target).evaluateAll(readStates)
    return first
  }

  async list(role: Role, within?: Target): Promise<readonly ElementState[]> {
    return this.locate({ role, ...(within ? { within } : {}) }).evaluateAll(readStates)
  }

  async tap(target: Target): Promise<void> {
    await this.locate(target).click({ timeout: TAP_TIMEOUT_MS })
  }

  async choose(target: Target, option: string): Promise<void> {
    await this.locate(target).selectOption({ label: option })
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** Characters that no key of the keyboard has arrive as input, as from a phone's keyboard. */
  async typeKey(character: string): Promise<void> {
    await this.page.keyboard.type(character)
  }

  async paste(text: string): Promise<void> {
    await this.page.keyboard.insertText(text)
  }

  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>> {
    // Playwright wraps the argument's type for handles; plain data passes as it is.
    return this.page.evaluate(run as (plain: unknown) => Result, argument) as Promise<Awaited<Result>>
  }

  async waitUntil(description: string, condition: () => Promise<boolean>): Promise<void> {
    await expect.poll(condition, { message: description, intervals: [20, 50, 100, 200] }).toBe(true)
  }

  async settle(): Promise<void> {
    await this.#requests.settled()
  }

  consoleProblems(): readonly string[] {
    return this.#problems
  }

  /**
   * The shop sets the mark when React handles events. A page without the mark has no script of the shop. The first
   * scroll lays out what is far below: this driver scrolls and presses within one frame, which no hand does.
   */
  async #hydrated(): Promise<void> {
    const root = this.page.locator('html')
    if ((await this.page.locator('script#state').count()) === 0) return
    await expect(root).toHaveAttribute('data-hydrated', 'true')
    await root.dispatchEvent('scroll', { bubbles: true })
  }
}

function nameOf({ name }: Pick<Target, 'name'>) {
  return name === undefined ? {} : { name, exact: true }
}

/** `dt` and `dd` are the HTML elements of the roles term and definition. */
function definition(scope: Locator, term: string | RegExp): Locator {
  const escaped = typeof term === 'string' ? term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : undefined
  const whole = escaped === undefined ? term : new RegExp(String.raw`^\s*${escaped}\s*$`)
  return scope.locator('dt').filter({ hasText: whole }).locator('+ dd')
}
