import { launch, type KeyInput } from 'puppeteer-core'
import type { Size } from '../driver'
import type { RemoteBrowser } from './remote-browser'

/** A busy machine may take its time. */
const NAVIGATION_MS = 120_000

/** A window of Firefox by WebDriver BiDi. */
export async function openFirefox(executablePath: string, size: Size): Promise<RemoteBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultNavigationTimeout(NAVIGATION_MS)
  await page.setViewport(size)
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  return {
    run: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (to) => page.setViewport(to),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput)
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
    },
    consoleProblems: () => problems,
    close: () => browser.close(),
  }
}
