import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, negate } from './amounts'
import { netToKronor, ore, roundHalfUp, toKronor, toNetOre, toOre } from './money'
import { grossToNet, netToGross, vatOf } from './vat'

const gross = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(ore)
const rate = fc.constantFrom(0, 6, 9.975, 12, 24, 25, 25.5)

describe('money', () => {
  it('converts every amount of öre to kronor and back', () => {
    fc.assert(
      fc.property(gross, (amount) => {
        expect(toOre(toKronor(amount))).toBe(amount)
      }),
    )
  })

  it('rounds halves away from zero on both sides', () => {
    expect([0.5, 1.5, -0.5, -1.5, -0.4].map(roundHalfUp)).toEqual([1, 2, -1, -2, 0])
  })
})

describe('vat', () => {
  it('divides gross by one plus the rate [R5.15]', () => {
    expect(grossToNet(ore(499_500), 25)).toBe(399_600)
    expect(grossToNet(ore(693_200), 25)).toBe(554_560)
    expect(vatOf(ore(693_200), 25)).toBe(138_640)
  })

  it('keeps four decimals of SEK in net amounts', () => {
    expect(netToKronor(grossToNet(ore(999), 25))).toBe(7.992)
    expect(netToKronor(grossToNet(ore(1), 25))).toBe(0.008)
    expect(netToKronor(grossToNet(ore(100), 6))).toBe(0.9434)
  })

  it('is the identity from gross to net and back, for every amount and rate', () => {
    fc.assert(
      fc.property(gross, rate, (amount, percent) => {
        expect(netToGross(grossToNet(amount, percent), percent)).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  it('is exact through the decimals of a document', () => {
    fc.assert(
      fc.property(gross, rate, (amount, percent) => {
        const kronor = netToKronor(grossToNet(amount, percent))
        expect(netToGross(toNetOre(kronor), percent)).toBe(amount)
      }),
    )
  })

  it('is the same for a refund, is whole öre, and never falls as the price rises', () => {
    fc.assert(
      fc.property(gross, rate, (amount, percent) => {
        const vat = vatOf(amount, percent)
        expect(Number.isInteger(vat)).toBe(true)
        expect(vatOf(negate(amount), percent) + vat).toBe(0)
        expect(vatOf(add(amount, ore(1)), percent)).toBeGreaterThanOrEqual(vat)
      }),
    )
  })
})
