import { columnFaults } from '../checks/columns'
import { cutFaults } from '../checks/cut'
import { focusFaults } from '../checks/focus'
import { duplicateMessages, leftoverMessages } from '../checks/messages'
import { contentFaults, stateFaults } from '../checks/same-state'
import { widthFaults } from '../checks/width'
import type { Driver } from '../driver'
import { readPageFocus } from './page-focus'
import { readPageLayout } from './page-layout'
import { readPageMessages } from './page-messages'
import { readPageState, type PageState } from './page-state'

/** A fault must be there this many times in a row. */
const LOOKS = 8

/** A product page that changes fast writes its address up to 400 ms after the last change. */
const STEADY_MS = 450

/** One cause may change a whole page: the first sentences are enough. */
const MOST = 5

/** Playwright blocks the service worker of most journeys. */
const HARMLESS = /Service Worker registration blocked by Playwright/

export interface InspectorOptions {
  /** The screen's name in the sentences. */
  readonly screen: string
  /** Console messages that the browser itself writes here, for example about an answer 404. */
  readonly expectedConsole?: readonly RegExp[]
}

/** Looks at the page after each action, and notes each fault as a sentence: screen, width, action, what was seen. */
export class Inspector {
  readonly #driver: Driver
  readonly #expectedConsole: RegExp[]
  readonly #faults = new Set<string>()
  readonly #knownMessages = new Set<string>()
  #consoleSeen: number
  screen: string

  constructor(driver: Driver, { screen, expectedConsole = [] }: InspectorOptions) {
    this.#driver = driver
    this.#expectedConsole = [HARMLESS, ...expectedConsole]
    this.#consoleSeen = driver.consoleProblems().length
    this.screen = screen
  }

  get faults(): readonly string[] {
    return [...this.#faults]
  }

  /** From now on such messages are no faults, for example of a browser without a network. */
  expectConsole(pattern: RegExp): void {
    this.#expectedConsole.push(pattern)
  }

  note(action: string, faults: readonly string[]): void {
    const { width } = this.#driver.size
    const place = `${this.screen}, ${width} px, ${action}`
    for (const fault of faults.slice(0, MOST)) this.#faults.add(`${place}: ${fault}`)
    if (faults.length > MOST) this.#faults.add(`${place}: and ${faults.length - MOST} more`)
  }

  /** Remembers the messages of fields, so that one that stays without a reason is found. */
  async rememberMessages(): Promise<void> {
    const { invalid } = await this.#driver.evaluate(readPageMessages, [])
    for (const { texts } of invalid) for (const text of texts) this.#knownMessages.add(text)
  }

  /** Checks everything that can be seen at one moment. */
  async look(action: string): Promise<void> {
    await this.#driver.settle()
    await this.lookFor(action, () => this.#visibleFaults())
    this.note(action, this.#newConsoleProblems())
  }

  /** Notes the faults that are still there after several looks, because a page may need a moment to follow. */
  async lookFor(action: string, find: () => Promise<readonly string[]>): Promise<void> {
    let faults = await find()
    for (let looks = 1; looks < LOOKS && faults.length > 0; looks += 1) {
      await this.#driver.settle()
      const again = await find()
      faults = faults.filter((fault) => again.includes(fault))
    }
    this.note(action, faults)
  }

  /** Does something after which the page must show the same: a reload, Back, a turn of the phone. */
  async same(action: string, act: () => Promise<void>, { withAddress = true } = {}): Promise<void> {
    await this.#driver.settle()
    const before = await this.steadyState()
    await act()
    await this.#driver.settle()
    const compare = withAddress ? stateFaults : contentFaults
    await this.lookFor(action, async () => compare(before, await this.state()))
    await this.look(action)
  }

  /** The page must show what it showed before. */
  async compare(action: string, before: PageState): Promise<void> {
    await this.#driver.settle()
    await this.lookFor(action, async () => stateFaults(before, await this.state()))
  }

  /** Checks the focus alone, which is quick. */
  async lookAtFocus(action: string): Promise<void> {
    await this.lookFor(action, async () => focusFaults(await this.#driver.evaluate(readPageFocus, undefined)))
  }

  /** The server must send what the page then shows. */
  async firstPaint(action: string): Promise<void> {
    await this.#driver.settle()
    const html = await this.#driver.evaluate(
      async (address) => (await fetch(address)).text(),
      await this.#driver.address(),
    )
    const sent = await this.#driver.evaluate(readPageState, { html, withFolded: true })
    const shown = await this.#driver.evaluate(readPageState, { withFolded: true })
    this.note(`${action}, sent by the server and then shown`, contentFaults(sent, shown))
  }

  state(): Promise<PageState> {
    return this.#driver.evaluate(readPageState, {})
  }

  /** The state of a page that has stopped changing: the one to come back to. */
  async steadyState(): Promise<PageState> {
    let state = await this.state()
    for (let looks = 1; looks < LOOKS; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, STEADY_MS))
      const again = await this.state()
      if (stateFaults(state, again).length === 0) break
      state = again
    }
    return state
  }

  async #visibleFaults(): Promise<readonly string[]> {
    const layout = await this.#driver.evaluate(readPageLayout, this.#driver.size.width)
    const focus = await this.#driver.evaluate(readPageFocus, undefined)
    const known = [...this.#knownMessages]
    const messages = await this.#driver.evaluate(readPageMessages, known)
    for (const { texts } of messages.invalid) for (const text of texts) this.#knownMessages.add(text)
    return [
      ...widthFaults(layout),
      ...cutFaults(layout),
      ...columnFaults(layout),
      ...focusFaults(focus),
      ...duplicateMessages(messages),
      ...leftoverMessages(messages, known),
    ]
  }

  #newConsoleProblems(): readonly string[] {
    const problems = this.#driver.consoleProblems()
    const fresh = problems.slice(this.#consoleSeen)
    this.#consoleSeen = problems.length
    return fresh
      .filter((line) => !this.#expectedConsole.some((pattern) => pattern.test(line)))
      .map((line) => `the console has "${line.slice(0, 160)}"`)
  }
}
