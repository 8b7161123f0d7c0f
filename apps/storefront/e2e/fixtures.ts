import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page, type Request } from '@playwright/test'
import { handsOn, type Hands } from './support/hands'

/**
 * Every journey fails on a warning or error in the console, an uncaught exception or a hydration mismatch.
 * A journey that causes such a message on purpose, for example an answer 404, names the text that it expects.
 */
export interface ConsoleWatch {
  readonly expectConsole: (pattern: RegExp) => void
}

export const test = base.extend<{ watch: ConsoleWatch; hands: Hands }>({
  extraHTTPHeaders: async ({ browserName }, use, { testId, repeatEachIndex }) =>
    use({ 'x-forwarded-for': addressOf(`${browserName} ${testId} ${repeatEachIndex}`) }),
  hands: async ({ page }, use) => use(handsOn(page)),
  watch: [
    async ({ page }, use, testInfo) => {
      const expected = [
        /Service Worker registration blocked by Playwright/,
        // On a busy machine the disk can be late; the shop goes on without its cache and says so.
        /The browser's storage did not answer within|does not answer and is made anew/,
        /Dexie\.delete\('.+'\) was blocked/,
      ]
      const seen = collectConsoleProblems(page)
      const loading = collectOpenRequests(page)
      await use({ expectConsole: (pattern) => expected.push(pattern) })
      // In CI the log may be the only trace of a failed journey.
      if (testInfo.status !== testInfo.expectedStatus && !page.isClosed())
        console.log(await describePage(page), ...loading)
      // Requests that the journey answers itself may still be in flight when it ends.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** A network address that belongs to this journey, because the shop limits what one address can do. */
function addressOf(journey: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(journey).digest()
  return `10.${a}.${b}.${c}`
}

/** A list that grows with every console warning, console error and uncaught exception of the page. */
export function collectConsoleProblems(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  return seen
}

/** The addresses that the page has asked for and that are not answered yet. */
function collectOpenRequests(page: Page): ReadonlySet<string> {
  const open = new Set<string>()
  page.on('request', (request) => open.add(request.url()))
  const close = (request: Request) => open.delete(request.url())
  page.on('requestfinished', close).on('requestfailed', close)
  return open
}

/** The content of the page as assistive technology reads it. */
async function describePage(page: Page): Promise<string> {
  return `${page.url()} showed:\n${await page.locator('body').ariaSnapshot().catch(String)}`
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeOptions {
  readonly withoutRules?: string[]
  /** A selector: the part of the page to look at. */
  readonly within?: string
}

/** Fails on any violation that axe finds: WCAG 2.0–2.2 A and AA, and best practice. */
export async function expectAccessible(
  page: Page,
  { withoutRules = [], within = 'html' }: AxeOptions = {},
): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES).disableRules(withoutRules).include(within)
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/**
 * Waits until React handles events on the page. The first scroll lays out what is far below: Playwright scrolls and
 * presses within one frame, which no hand does, so that the press would miss.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
}

export { expect }
