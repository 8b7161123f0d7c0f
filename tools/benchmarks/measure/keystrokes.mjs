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
  "from the browser's time of that event to the end of the next frame, which shows the digit. " +
  'All that follows: to the end of the last frame with a change. ' +
  'Scripts in all: what the browser counts for scripts while the widths are typed, for each digit. ' +
  `Also with a CPU ${SLOW_DOWN} times slower.`

export async function measure() {
  const shop = await startShop()
  const browser = await launchBrowser()
  const figures = []
  const raw = {}
  try {
    for (const rate of [1, SLOW_DOWN]) {
      const { strokes, scriptMs } = await type(browser, shop.url + DOOR, rate)
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
        { what: `${name}all that follows is painted, p98`, value: of('whole'), unit: 'ms' },
        { what: `${name}scripts in all, mean`, value: Number((scriptMs / strokes.length).toFixed(1)), unit: 'ms' },
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
    await session.send('Performance.enable')
    const before = await scriptMsOf(session)
    for (const width of WIDTHS) {
      await field.selectText()
      await page.keyboard.type(width, { delay: BETWEEN_MS })
      await page.waitForTimeout(BETWEEN_MS)
    }
    await page.waitForTimeout(500)
    const scriptMs = (await scriptMsOf(session)) - before
    return { strokes: await page.evaluate(() => window.__keys), scriptMs }
  } finally {
    await context.close()
  }
}

async function scriptMsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
}

/** Runs in the page. React's handlers are below the window; what they change is rendered when they return. */
function observeKeys() {
  const keys = (window.__keys = [])
  let began = 0
  const afterPaint = (callback) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', callback)
    port1.start()
    // A message that is sent in a frame comes after its paint.
    requestAnimationFrame(() => port2.postMessage(''))
  }
  addEventListener(
    'input',
    // Before the shop's own listeners, so that no task of theirs comes between the paint and this message.
    ({ timeStamp }) => {
      began = performance.now()
      const key = {}
      keys.push(key)
      afterPaint(() => (key.paint = performance.now() - timeStamp))
      const changed = () => afterPaint(() => (key.whole = performance.now() - timeStamp))
      const changes = new MutationObserver(changed)
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      // The next digit comes. A pause of a second has consequences of its own, such as an announcement.
      setTimeout(() => changes.disconnect(), 140)
    },
    { capture: true },
  )
  addEventListener('input', () => (keys.at(-1).work = performance.now() - began))
}
