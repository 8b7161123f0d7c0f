import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp, toKronor, toOre } from './money'
import { grossToNet, netToGross, netToKronor, vatOf } from './vat'

const gross = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const rate = fc.constantFrom(0, 6, 9.975, 12, 24, 25, 25.5)

describe('money', () => {
  it('brings every öre to kronor and back', () => {
    fc.assert(
      fc.property(gross, (ore) => {
        expect(toOre(toKronor(ore))).toBe(ore)
      }),
    )
  })

  it('rounds halves away from zero on both sides', () => {
    expect([0.5, 1.5, -0.5, -1.5, -0.4].map(roundHalfUp)).toEqual([1, 2, -1, -2, 0])
  })
})

describe('vat', () => {
  it('divides gross by one plus the rate [R5.15]', () => {
    expect(grossToNet(499_500, 25)).toBe(399_600)
    expect(grossToNet(693_200, 25)).toBe(554_560)
    expect(vatOf(693_200, 25)).toBe(138_640)
  })

  it('keeps four decimals of SEK in net amounts', () => {
    expect(netToKronor(grossToNet(999, 25))).toBe(7.992)
    expect(netToKronor(grossToNet(1, 25))).toBe(0.008)
    expect(netToKronor(grossToNet(100, 6))).toBe(0.9434)
  })

  it('is the identity from gross to net and back, for every amount and rate', () => {
    fc.assert(
      fc.property(gross, rate, (ore, percent) => {
        expect(netToGross(grossToNet(ore, percent), percent)).toBe(ore)
      }),
      { numRuns: 2000 },
    )
  })

  it('survives the way through a document’s decimals', () => {
    fc.assert(
      fc.property(gross, rate, (ore, percent) => {
        const kronor = netToKronor(grossToNet(ore, percent))
        expect(netToGross(kronor * 100, percent)).toBe(ore)
      }),
    )
  })

  it('mirrors a refund, stays whole and never falls as the price rises', () => {
    fc.assert(
      fc.property(gross, rate, (ore, percent) => {
        const vat = vatOf(ore, percent)
        expect(Number.isInteger(vat)).toBe(true)
        expect(vatOf(-ore, percent) + vat).toBe(0)
        expect(vatOf(ore + 1, percent)).toBeGreaterThanOrEqual(vat)
      }),
    )
  })
})
