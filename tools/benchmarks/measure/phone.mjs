import { launchBrowser } from '../lib/browser.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'
import { startStaticPages } from '../phone/static-server.mjs'
import { fixedWork, PROFILE, tapFirstCard, visit } from '../phone/visit.mjs'

const RUNS = 9
/** Of total blocking time, in ms. */
const BLOCKING = { home: 60, category: 100, product: 60 }
const FCP = 700
const LCP = 950
/** A page may be this much slower than the same page without scripts. */
const OF_STATIC = 1.3

export const title = 'The first seconds on a phone'
export const reference =
  'A static page as the limit: the same HTML, styles, fonts and pictures without scripts, from memory, measured in ' +
  'turn with the shop. Best peer (Hydrogen 2026.4.6, home / listing / product): FCP 608 / 532 / 508 ms, LCP 1488 / ' +
  '1024 / 1172, blocking 25 / 6 / 7, first tap 360. Its figures contain what React costs only in a browser that is ' +
  'measured (decision record 0118).'
export const method =
  `412 × 823 px, CPU ${PROFILE.cpu} times slower, ${PROFILE.latencyMs} ms for each request, ` +
  `${PROFILE.downKbps / 1000} Mbit/s, cold cache, median of ${RUNS}. Blocking: what tasks take over 50 ms, from the ` +
  'first paint until the page is quiet for 2 s. Hydrated: 90 % of the buttons and fields in the HTML that need a ' +
  'script are managed by React. First tap: from the click on a card, after the listing is quiet, to the frame with ' +
  'the heading of the product. The fixed piece of work, in turn with the visits, compares machines and runs: no part ' +
  'of the shop is in it.'

export async function measure() {
  const shop = await startShop()
  const still = await startStaticPages(shop.url)
  const browser = await launchBrowser()
  const raw = { work: [] }
  const figures = []
  const median = (values, digits = 0) => summary(values, digits).median
  try {
    const pages = await findPages(shop.url)
    for (const [page, path] of Object.entries(pages)) {
      const visits = { shop: [], static: [] }
      for (let run = 0; run < RUNS; run += 1) {
        visits.shop.push(await visit(browser, `${shop.url}${path}`))
        visits.static.push(await visit(browser, `${still.url}${path}`))
        raw.work.push(await fixedWork(browser))
      }
      raw[page] = { path, ...visits }
      const of = (what, digits) =>
        median(
          visits.shop.map((each) => each[what]),
          digits,
        )
      const ratio = (what) => Number((of(what) / median(visits.static.map((each) => each[what]))).toFixed(2))
      const figure = (what, value, unit, atMost) => figures.push({ what: `${page}: ${what}`, value, unit, atMost })
      figure('FCP', of('fcp'), 'ms', FCP)
      figure('FCP, of the static page', ratio('fcp'), '×', OF_STATIC)
      figure('LCP', of('lcp'), 'ms', LCP)
      figure('LCP, of the static page', ratio('lcp'), '×', OF_STATIC)
      figure('blocking', of('blocking'), 'ms', BLOCKING[page])
      figure('longest task', of('longestTask'), 'ms')
      figure('hydrated', of('hydrated'), 'ms', 1500)
      figure('layout shift', Math.max(...visits.shop.map((each) => each.layoutShift)), '', 0)
      figure('scripts until hydrated', median(visits.shop.map((each) => each.scriptsBefore.files)), 'files', 8)
      figure('scripts until quiet', median(visits.shop.map((each) => each.scripts.files)), 'files', 25)
      figure('scripts until quiet', median(visits.shop.map((each) => each.scripts.bytes / 1000)), 'kB', 200)
    }
    raw.taps = { phone: [], fast: [] }
    for (let run = 0; run < RUNS; run += 1) {
      raw.taps.phone.push(await tapFirstCard(browser, `${shop.url}${pages.category}`, PROFILE))
      raw.taps.fast.push(await tapFirstCard(browser, `${shop.url}${pages.category}`))
    }
    figures.push(
      { what: 'the machine: a fixed piece of work', value: median(raw.work), unit: 'ms' },
      { what: 'first tap on a card', value: median(raw.taps.phone), unit: 'ms', atMost: 150 },
      { what: 'first tap on a card, fast CPU and line', value: median(raw.taps.fast), unit: 'ms', atMost: 60 },
    )
  } finally {
    await browser.close()
    await still.stop()
    await shop.stop()
  }
  return { figures, raw }
}
