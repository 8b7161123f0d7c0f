import { launchBrowser } from '../lib/browser.mjs'
import { startShop } from '../lib/shop.mjs'
import { percentile } from '../lib/statistics.mjs'

/** A door of the demo catalogue with standard sizes and own measures. */
const DOOR = '/sv/duschdorrar/duschdorr-unden'
/** Each is typed into the field of the width, digit by digit, over the one before. */
const WIDTHS = ['873', '812', '905', '768', '840', '799', '881', '756', '922', '835']
const BETWEEN_MS = 150
const SLOW_DOWN = 4
/** The time that the shop's handlers and the renders in them may take, in ms. */
const MOST_WORK = 8
/** By how many times the CPU is slower: the longest time until the next frame, in ms. */
const NEXT_PAINT = { 1: 32, [SLOW_DOWN]: 64 }

export const title = 'A keystroke in own measures'
export const reference = 'The targets.'
export const method =
  `A phone of 412 × 823 px. ${WIDTHS.length} widths of three digits are typed into the first field of own measures ` +
  `of a door, one digit every ${BETWEEN_MS} ms, each new one over the one before; price, surcharges and drawing ` +
  'follow. Our work: what the handlers of the "input" event and the renders in them take. Interaction to next paint: ' +
  "from the browser's time of that event to the end of the next frame. " +
  `Also with a CPU ${SLOW_DOWN} times slower.`

export async function measure() {
  const shop = await startShop()
  const browser = await launchBrowser()
  const figures = []
  const raw = {}
  try {
    for (const rate of [1, SLOW_DOWN]) {
      const strokes = await type(browser, shop.url + DOOR, rate)
      raw[`cpu${rate}`] = strokes
      const of = (key) =>
        Number(
          percentile(
            strokes.map((stroke) => stroke[key]),
            98,
          ).toFixed(1),
        )
      const name = rate === 1 ? '' : `CPU ${rate} times slower: `
      figures.push(
        { what: `${name}keystrokes`, value: strokes.length, unit: '' },
        { what: `${name}our work, p98`, value: of('work'), unit: 'ms', ...(rate === 1 && { atMost: MOST_WORK }) },
        { what: `${name}interaction to next paint, p98`, value: of('paint'), unit: 'ms', atMost: NEXT_PAINT[rate] },
      )
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return { figures, raw }
}

async function type(browser, address, rate) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'sv-SE' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeKeys)
    await page.goto(address)
    await page.locator('html[data-hydrated=true]').waitFor()
    await page.getByRole('radio', { name: 'Egna mått' }).check({ force: true })
    const field = page.getByRole('textbox', { name: 'Bredd' })
    await field.click()
    await page.waitForTimeout(2000)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.evaluate(() => window.__keys.splice(0))
    for (const width of WIDTHS) {
      await field.selectText()
      await page.keyboard.type(width, { delay: BETWEEN_MS })
      await page.waitForTimeout(BETWEEN_MS)
    }
    await page.waitForTimeout(500)
    return await page.evaluate(() => window.__keys)
  } finally {
    await context.close()
  }
}

/** Runs in the page. React's handlers are below the window; what they change is rendered when they return. */
function observeKeys() {
  window.__keys = []
  let began = 0
  addEventListener('input', () => (began = performance.now()), { capture: true })
  addEventListener('input', ({ timeStamp }) => {
    const work = performance.now() - began
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => window.__keys.push({ work, paint: performance.now() - timeStamp }))
    port1.start()
    // A message that is sent in a frame comes after its paint.
    requestAnimationFrame(() => port2.postMessage(''))
  })
}
