import { launchBrowser } from '../lib/browser.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const ADDITIONS = 15
const SLOW_DOWN = 4

export const title = 'From a click to the line in the cart'
export const reference = 'The target of 50 ms.'
export const method =
  `Adds ${ADDITIONS} products, those of the home page first, each for the first time and on a newly loaded page. ` +
  "A second and a half after the load the pointer moves to the page's button, which fetches the cart's panel, " +
  "waits 300 ms and clicks. Measured from the click, by the browser's timestamp, to the product's line in the " +
  `document of the closed panel and to the count in the header, with the CPU ${SLOW_DOWN} times slower. ` +
  'A second later the cart is opened: measured from that click to the frame after its line is visible. ' +
  'Once online, and once with the server stopped after each page was visited. ' +
  "Interaction to next paint: the browser's event timing of the clicks that add, in steps of 8 ms."

export async function measure() {
  const browser = await launchBrowser()
  try {
    const online = await withShop(browser, additions)
    const offline = await withShop(browser, async (page, addresses, shop) => {
      for (const address of addresses) await visit(page, address)
      await shop.stop()
      return additions(page, addresses)
    })
    return {
      figures: [...figuresOf('online', online), ...figuresOf('server stopped', offline)],
      raw: { online, offline },
    }
  } finally {
    await browser.close()
  }
}

function figuresOf(name, runs) {
  const of = (key) => summary(runs.map((run) => run[key]))
  return [
    {
      what: `${name}, to the line in the panel's document, median of ${of('line').n}`,
      value: of('line').median,
      unit: 'ms',
      atMost: 50,
    },
    { what: `${name}, to the line, slowest`, value: of('line').max, unit: 'ms' },
    { what: `${name}, to the count in the header, median`, value: of('count').median, unit: 'ms' },
    { what: `${name}, interaction to next paint, median`, value: of('paint').median, unit: 'ms' },
    { what: `${name}, interaction to next paint, slowest`, value: of('paint').max, unit: 'ms' },
    {
      what: `${name}, from opening the cart until its line is visible, median`,
      value: of('visible').median,
      unit: 'ms',
    },
  ]
}

async function withShop(browser, use) {
  const shop = await startShop()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sv-SE', hasTouch: false })
  try {
    const page = await context.newPage()
    const { home, category } = await findPages(shop.url)
    const addresses = new Set()
    for (const path of [home, category]) {
      await visit(page, shop.url + path)
      for (const address of await page.locator('.card h3 a').evaluateAll((links) => links.map((link) => link.href)))
        addresses.add(address)
    }
    return await use(page, [...addresses].slice(0, ADDITIONS), shop)
  } finally {
    await context.close()
    await shop.stop()
  }
}

/** Opens a page and waits until the service worker controls it and has cached it. */
async function visit(page, address) {
  await page.goto(address)
  await page.locator('html[data-hydrated=true]').waitFor()
  await page.evaluate(async () => {
    const isCached = async () =>
      navigator.serviceWorker.controller && (await caches.match(location.href, { ignoreVary: true }))
    while (!(await isCached()))
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
  })
}

async function additions(page, addresses) {
  const session = await page.context().newCDPSession(page)
  const runs = []
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('html[data-hydrated=true]').waitFor()
    // Parts that load after the first paint are there: the shopper has looked at the page.
    await page.waitForTimeout(1500)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    const button = page.getByRole('form', { name: /^Köp / }).getByRole('button', { name: 'Lägg i varukorgen' })
    await button.hover()
    // People need about this long from pointing to clicking.
    await page.waitForTimeout(300)
    await page.evaluate(watchAddition)
    await button.click({ timeout: 5000 })
    const run = await page.evaluate(() => globalThis.added)
    await page.evaluate(watchOpening)
    await page.getByRole('button', { name: /^Varukorg/ }).click()
    runs.push({ ...run, visible: await page.evaluate(() => globalThis.opened) })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  const pieces = Number(await page.locator('.site-header .count').textContent())
  if (pieces !== addresses.length) throw new Error(`${addresses.length} products were added, the cart has ${pieces}.`)
  return runs
}

// Runs in the page: `added` resolves with the times of the next click.
function watchAddition() {
  const name = document.querySelector('h1').textContent
  const count = () => document.querySelector('.site-header .count')?.textContent
  const before = count()
  const run = {}
  let pressed
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
  const paints = []
  new PerformanceObserver((list) => paints.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: false,
  })
  globalThis.lineOfPage = () =>
    [...document.querySelectorAll('dialog .line')].find((line) => line.querySelector('h3').textContent === name)
  globalThis.added = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (pressed === undefined) return
      const since = Number((performance.now() - pressed).toFixed(1))
      if (count() !== before) run.count ??= since
      if (globalThis.lineOfPage()) run.line ??= since
      if (run.count === undefined || run.line === undefined) return
      observer.disconnect()
      // Event timing reports a click some time after its paint.
      setTimeout(() => resolve({ ...run, paint: Math.max(0, ...paints) }), 1000)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

// Runs in the page: `opened` resolves with the time from the next click to the frame after the line is visible.
function watchOpening() {
  globalThis.opened = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const end = () => resolve(Number((performance.now() - timeStamp).toFixed(1)))
        const look = () => requestAnimationFrame(globalThis.lineOfPage()?.checkVisibility() ? end : look)
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
