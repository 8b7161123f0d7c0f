import { launchBrowser } from '../lib/browser.mjs'
import { startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const CLICKS = 15
const SLOW_DOWN = 4

export const title = 'From a click to the product'
export const reference = 'The targets; people feel 100 ms as instant.'
export const method =
  "The shopper opens a category from the menu, waits until nothing is being fetched, points at a product's link and " +
  "clicks it. Measured from the click to the frame after the product's heading is there, for the first " +
  `${CLICKS} products of the listing, each for the first time, going back in between. ` +
  `Then the same with the CPU ${SLOW_DOWN} times slower.`

export async function measure() {
  const shop = await startShop()
  const browser = await launchBrowser()
  try {
    const fast = await clicks(browser, shop.url, 1)
    const slow = await clicks(browser, shop.url, SLOW_DOWN)
    return {
      figures: [
        { what: 'median', value: summary(fast).median, unit: 'ms', atMost: 50 },
        { what: 'slowest', value: summary(fast).max, unit: 'ms' },
        { what: `median, CPU ×${SLOW_DOWN} slower`, value: summary(slow).median, unit: 'ms', atMost: 100 },
        { what: `slowest, CPU ×${SLOW_DOWN} slower`, value: summary(slow).max, unit: 'ms' },
      ],
      raw: { fast, slow },
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function clicks(browser, url, slowDown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'sv-SE' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/sv`)
    await page.locator('html[data-hydrated=true]').waitFor()
    await page.locator('header nav a').first().click()
    await page.locator('.card h3 a').first().waitFor()
    // The shopper looks at the list; meanwhile the other requests of the page finish.
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const times = []
    const opened = new Set()
    for (let index = 0; index < CLICKS; index += 1) {
      const link = page.locator('.card h3 a').nth(index)
      await link.hover()
      // People need about this long from pointing to clicking.
      await page.waitForTimeout(300)
      times.push(await link.evaluate(clickAndWait))
      opened.add(page.url())
      await page.goBack()
      await link.waitFor()
      await page.waitForTimeout(300)
    }
    if (opened.size !== CLICKS) throw new Error(`${CLICKS} clicks opened ${opened.size} products.`)
    return times
  } finally {
    await context.close()
  }
}

// Runs in the page: ms from the click to the frame after the heading of the product.
function clickAndWait(link) {
  const name = link.textContent
  return new Promise((resolve) => {
    const began = performance.now()
    const seen = () => document.querySelector('h1')?.textContent === name
    const observer = new MutationObserver(() => {
      if (!seen()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(Number((performance.now() - began).toFixed(1)))))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    link.click()
  })
}
