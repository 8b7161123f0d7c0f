import { launchBrowser } from '../lib/browser.mjs'
import { startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const ADDITIONS = 11
const SLOW_DOWN = 4

export const title = 'From a click to the line in the cart'
export const reference = 'The target of 50 ms.'
export const method = `${ADDITIONS} product pages of a listing, each loaded anew; a second and a half later the pointer passes the cart's button, comes to the page's button, rests for 300 ms and presses; the cart is opened in the same moment. From the press to the count in the header, and to the line in the document of the cart's panel, CPU ${SLOW_DOWN} times slower. Once online, once without a network. Interaction to next paint: what the browser's event timing says of these presses, in steps of 8 ms.`

export async function measure() {
  const shop = await startShop()
  const browser = await launchBrowser()
  try {
    const online = await additions(browser, shop.url, false)
    const offline = await additions(browser, shop.url, true)
    const of = (runs, key) => summary(runs.map((run) => run[key]))
    return {
      figures: [
        { what: 'online, to the count in the header, median', value: of(online, 'count').median, unit: 'ms' },
        { what: `online, to the line, median, CPU ×${SLOW_DOWN} slower`, value: of(online, 'line').median, unit: 'ms', atMost: 50 },
        { what: 'online, to the line, slowest', value: of(online, 'line').max, unit: 'ms' },
        { what: 'offline, to the count in the header, median', value: of(offline, 'count').median, unit: 'ms' },
        { what: `offline, to the line, median, CPU ×${SLOW_DOWN} slower`, value: of(offline, 'line').median, unit: 'ms', atMost: 50 },
        { what: 'offline, to the line, slowest', value: of(offline, 'line').max, unit: 'ms' },
        { what: 'interaction to next paint, median', value: of([...online, ...offline], 'paint').median, unit: 'ms' },
        { what: 'interaction to next paint, slowest', value: of([...online, ...offline], 'paint').max, unit: 'ms' },
      ],
      raw: { online, offline },
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function additions(browser, url, isOffline) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sv-SE', hasTouch: false })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/sv`)
    await page.locator('html[data-hydrated=true]').waitFor()
    const addresses = await page.locator('.card h3 a').evaluateAll((links) => [...new Set(links.map((link) => link.href))])
    const runs = []
    for (let index = 0; index < ADDITIONS; index += 1) {
      await page.goto(addresses[index % addresses.length])
      await page.locator('html[data-hydrated=true]').waitFor()
      // What comes after the first paint is there: the shopper has looked at the page.
      await page.waitForTimeout(1500)
      const button = page.getByRole('form', { name: /^Köp / }).getByRole('button', { name: 'Lägg i varukorgen' })
      await page.getByRole('button', { name: /^Varukorg/ }).hover()
      // Time to fetch the cart's panel, which passing its button asks for.
      await page.waitForTimeout(500)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
      await context.setOffline(isOffline)
      await button.hover()
      // From pointing to pressing takes people about this long.
      await page.waitForTimeout(300)
      await page.evaluate(watch)
      await button.click({ timeout: 5000 })
      await page.waitForFunction(() => globalThis.added, undefined, { timeout: 8000 })
      runs.push(await page.evaluate(() => globalThis.added))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await context.setOffline(false)
    }
    return runs
  } finally {
    await context.close()
  }
}

// Runs in the page: `added` holds the times of the next press once they are known.
function watch() {
  const before = document.querySelector('.site-header .count')?.textContent
  let pressed
  addEventListener('click', () => {
    if (pressed !== undefined) return
    pressed = performance.now()
    setTimeout(() => document.querySelector('.site-header .tools > button:last-child').click())
  }, { capture: true })
  const paints = []
  new PerformanceObserver((list) => paints.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'event', durationThreshold: 16, buffered: false })
  const run = {}
  const since = () => Number((performance.now() - pressed).toFixed(1))
  const observer = new MutationObserver(() => {
    if (pressed === undefined) return
    if (run.count === undefined && document.querySelector('.site-header .count')?.textContent !== before) run.count = since()
    if (run.line === undefined && document.querySelector('dialog .line')) run.line = since()
    if (run.count === undefined || run.line === undefined) return
    observer.disconnect()
    // Event timing tells of a press a while after its paint.
    setTimeout(() => (globalThis.added = { ...run, paint: Math.max(0, ...paints) }), 1000)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
