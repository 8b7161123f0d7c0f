import { importBundled } from '../lib/bundle.mjs'
import { percentile } from '../lib/statistics.mjs'
import { listing } from '../pricing/listing.mjs'

const CARTS = 1_000_000
const LISTINGS = 2000
const WARM_UP = 200
const NOW = Date.parse('2026-03-10T12:00:00Z')

export const title = 'Pricing'
export const reference =
  'The target of 2 ms; and, measured in turn with it, a copy of the same listing by structuredClone, which touches ' +
  'every field once.'
export const method =
  `A listing of 50 configurable products with 20 children each, priced ${LISTINGS} times after ${WARM_UP} runs to ` +
  `warm up; and ${CARTS.toLocaleString('en')} random carts (special, catalogue and tier prices, tax rates, options, ` +
  'bundles, groups, discounts, shipping, payment), each checked against the laws of prices and totals (idempotent, ' +
  'monotone in quantity, sums of lines equal totals in exact arithmetic, no float drift).'

export async function measure() {
  const { brokenLaws, priceDocument, randomCart } = await importBundled('pricing/pricing.mjs')
  const products = listing(50, 20)
  const price = () => products.map((product) => priceDocument(product, { rate: 25, now: NOW }))
  for (let run = 0; run < WARM_UP; run++) price()
  const times = []
  const floor = []
  for (let run = 0; run < LISTINGS; run++) {
    times.push(milliseconds(price))
    floor.push(milliseconds(() => structuredClone(products)))
  }

  const examples = []
  let broken = 0
  const checking = milliseconds(() => {
    for (let seed = 0; seed < CARTS; seed++) {
      const laws = brokenLaws(randomCart(seed))
      if (laws.length === 0) continue
      broken += 1
      if (examples.length < 10) examples.push({ seed, laws })
    }
  })
  const at = (values, percent) => Number(percentile(values, percent).toFixed(3))
  return {
    figures: [
      { what: 'a listing, p50', value: at(times, 50), unit: 'ms', atMost: 2 },
      { what: 'a listing, p99', value: at(times, 99), unit: 'ms' },
      { what: 'a copy of the listing, p50', value: at(floor, 50), unit: 'ms' },
      { what: 'carts that break a law', value: broken, unit: '', atMost: 0 },
      { what: 'carts created, priced and checked per second', value: Math.round(CARTS / (checking / 1000)), unit: '' },
    ],
    raw: {
      carts: CARTS,
      listings: LISTINGS,
      examples,
      listingMs: { p50: at(times, 50), p90: at(times, 90), p99: at(times, 99), max: at(times, 100) },
    },
  }
}

function milliseconds(work) {
  const began = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - began) / 1e6
}
