import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/**
 * Every journey watches the console: a warning, an error, an uncaught fault or a
 * hydration mismatch fails it. A journey that provokes an answer such as 404
 * names the text that it expects.
 */
export interface Watch {
  readonly expectConsole: (pattern: RegExp) => void
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use, testInfo) => {
      const expected = [/Service Worker registration blocked by Playwright/]
      const seen = heard(page)
      await use({ expectConsole: (pattern) => expected.push(pattern) })
      // Where only the log is kept of a run, it is all there is to find the cause in.
      if (testInfo.status !== testInfo.expectedStatus && !page.isClosed()) console.log(await standing(page))
      // What a journey answers for the host may still be asked for when it ends.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** What the page says from now on that it should not have to say. */
export function heard(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  return seen
}

/** What a page shows, as it is read out. */
async function standing(page: Page): Promise<string> {
  return `${page.url()} showed:\n${await page.locator('body').ariaSnapshot().catch(String)}`
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe with WCAG 2.0–2.2 A and AA and best practice; finds nothing on any screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** The page is hydrated: what is tapped from here on is answered by React. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
}

export { expect }
