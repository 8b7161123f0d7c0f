import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayPrice } from './display-price'
import { lowestPriorPrice } from './lowest-price'
import { priceDocument } from './price-document'
import { priceSteps, type DatedPrices } from './price-steps'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-01-01T00:00:00+01:00')
/** Winter, so that every day of Stockholm is one of 24 hours. */
const day = (number: number): number => START + number * DAY_MS
const date = (number: number): string => new Date(day(number) + 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

interface Change {
  readonly on: number
  readonly price: number
  readonly special?: number
  readonly from?: number
  readonly to?: number
  readonly final?: number
}
const dated = ({ on, price, special, from, to, final }: Change): DatedPrices => ({
  since: day(on),
  price_incl_tax: price,
  special_price_incl_tax: special ?? null,
  final_price_incl_tax: final ?? null,
  special_from_date: from === undefined ? null : date(from),
  special_to_date: to === undefined ? null : date(to),
})
const lowest = (changes: readonly Change[], now: number) => {
  const ore = lowestPriorPrice(priceSteps(changes.map(dated), day(now), 'Europe/Stockholm'))
  return ore === undefined ? undefined : ore / 100
}

describe('the lowest price of the 30 days before a reduction', () => {
  const cases: Readonly<
    Record<string, readonly [changes: readonly Change[], now: number, expected: number | undefined]>
  > = {
    'is the regular price if that never changed': [[{ on: 0, price: 5000, special: 4000, from: 40 }], 45, 5000],
    'is undefined before the reduction begins': [[{ on: 0, price: 5000, special: 4000, from: 40 }], 39, undefined],
    'is undefined after it has ended': [[{ on: 0, price: 5000, special: 4000, from: 40, to: 50 }], 50, undefined],
    'does not count the reduction itself, even a long one': [
      [{ on: 0, price: 5000, special: 4000, from: 40 }],
      140,
      5000,
    ],
    'is an earlier lower price within the period': [
      [
        { on: 0, price: 4500 },
        { on: 20, price: 5000, special: 4200, from: 40 },
      ],
      45,
      4500,
    ],
    'does not count a lower price from before the period': [
      [
        { on: 0, price: 3900 },
        { on: 9, price: 5000, special: 4200, from: 40 },
      ],
      45,
      5000,
    ],
    'counts a price that ended on the first day of the period': [
      [
        { on: 0, price: 3900 },
        { on: 11, price: 5000, special: 4200, from: 40 },
      ],
      45,
      3900,
    ],
    'is an earlier reduction that ended within the period': [
      [
        { on: 0, price: 5000, special: 3500, from: 20, to: 25 },
        { on: 30, price: 5000, special: 4000, from: 40 },
      ],
      45,
      3500,
    ],
    'may be below the reduced price': [
      [
        { on: 0, price: 3000 },
        { on: 30, price: 5000, special: 4000, from: 40 },
      ],
      45,
      3000,
    ],
    'counts a lower catalogue price that was not announced': [
      [
        { on: 0, price: 5000, final: 3800 },
        { on: 30, price: 5000, special: 4000, from: 40 },
      ],
      45,
      3800,
    ],
    'is the price before the first step of a stepwise reduction': [
      [
        { on: 0, price: 5000, special: 4500, from: 40 },
        { on: 50, price: 5000, special: 4000, from: 40 },
        { on: 90, price: 5000, special: 3500, from: 40 },
      ],
      95,
      5000,
    ],
    'is the lower price before, if a reduction was raised': [
      [
        { on: 0, price: 5000, special: 3500, from: 40 },
        { on: 50, price: 5000, special: 4500, from: 40 },
      ],
      55,
      3500,
    ],
    'does not follow a regular price that rises during the reduction': [
      [
        { on: 0, price: 5000, special: 4000, from: 40 },
        { on: 50, price: 6000, special: 4000, from: 40 },
      ],
      55,
      5000,
    ],
    'is the lowest price since the article was put on sale, if that is less than 30 days': [
      [
        { on: 30, price: 4500 },
        { on: 35, price: 5000, special: 4000, from: 40 },
      ],
      45,
      4500,
    ],
    'is undefined for an article that was reduced from the start': [
      [{ on: 30, price: 5000, special: 4000, from: 10 }],
      45,
      undefined,
    ],
    'leaves out the time without a price': [
      [
        { on: 0, price: 0 },
        { on: 30, price: 5000, special: 4000, from: 40 },
      ],
      45,
      5000,
    ],
  }
  it.each(Object.entries(cases))('%s', (_, [changes, now, expected]) => {
    expect(lowest(changes, now)).toBe(expected)
  })

  const dayOf = fc.integer({ min: 0, max: 75 })
  const change = fc
    .record({
      on: dayOf,
      price: fc.integer({ min: 1, max: 9 }),
      special: fc.integer({ min: 1, max: 9 }),
      from: dayOf,
      to: dayOf,
    })
    .map((made) => ({ ...made, from: Math.min(made.from, made.to) }))
  const history = fc
    .uniqueArray(change, { minLength: 1, maxLength: 8, selector: ({ on }) => on })
    .map((changes) => changes.toSorted((a, b) => a.on - b.on))

  it('is a price that applied on one of those days, and never above any of them', () => {
    fc.assert(
      fc.property(history, dayOf, (changes, now) => {
        const askedOn = (number: number) => {
          const inForce = changes.findLast(({ on }) => on <= number)
          if (!inForce) return undefined
          const { price, special, from, to } = inForce
          const shown = displayPrice(
            priceDocument(
              { price, special_price: special, special_from_date: date(from), special_to_date: date(to) },
              { rate: 25, now: day(number), timeZone: 'Europe/Stockholm' },
            ),
          )
          return { price: (shown.special ?? shown.regular) / 100, reduced: shown.special !== undefined }
        }
        let first = now
        while (askedOn(first - 1)?.reduced && askedOn(first - 1)!.price >= askedOn(first)!.price) first -= 1
        const prior = Array.from({ length: 30 }, (_, index) => askedOn(first - 1 - index)?.price).filter(
          (price) => price !== undefined,
        )
        expect(lowest(changes, now)).toBe(askedOn(now)?.reduced && prior.length > 0 ? Math.min(...prior) : undefined)
      }),
      { numRuns: 500 },
    )
  })
})
