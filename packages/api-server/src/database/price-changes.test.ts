import type { CatalogueProduct } from '@vitrin/catalog'
import { ManualClock } from '@vitrin/kernel/testing'
import { priceDocument } from '@vitrin/pricing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type HostDatabase } from './index'

const timeZone = 'Europe/Stockholm'
const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-01-01T12:00:00Z')
const day = (number: number): number => START + number * DAY_MS

const lamp = (price: number, more: object = {}): CatalogueProduct =>
  priceDocument(
    { id: 1, sku: 'LAMP', name: 'Lampa', type_id: 'simple', price, ...more },
    { rate: 25, now: START, timeZone },
  )
const door = (price: number, children: readonly object[]): CatalogueProduct =>
  priceDocument(
    {
      id: 2,
      sku: 'DOOR',
      name: 'Dörr',
      type_id: 'configurable',
      price,
      configurable_children: children,
    } as unknown as CatalogueProduct,
    { rate: 25, now: START, timeZone },
  )

describe('recorded prices', () => {
  let clock: ManualClock
  let database: HostDatabase
  beforeEach(() => {
    clock = new ManualClock(START)
    database = openHostDatabase(':memory:', { clock })
  })
  const known = (sku: string) =>
    (database.prices.all().get(sku) ?? []).map(({ since, price_incl_tax }) => [
      (since - START) / DAY_MS,
      price_incl_tax,
    ])
  const on = (number: number, ...products: readonly CatalogueProduct[]) => {
    clock.advance(day(number) - clock.now())
    database.prices.record(products, timeZone)
  }

  it('are those that changed, each with its day', () => {
    on(0, lamp(500))
    on(1, lamp(500))
    on(2, lamp(450))
    expect(known('LAMP')).toEqual([
      [0, 500],
      [2, 450],
    ])
  })

  it('are those that changed also where nothing had changed before', () => {
    on(0, lamp(500), door(100, []))
    on(1, lamp(500), door(100, []))
    on(2, lamp(500), door(200, []))
    on(3, lamp(500), door(100, []))
    expect([known('LAMP'), known('DOOR')]).toEqual([
      [[0, 500]],
      [
        [0, 100],
        [2, 200],
        [3, 100],
      ],
    ])
  })

  it('hold future special prices, and final prices that are not announced as reductions', () => {
    on(0, lamp(500, { special_price: 400, final_price: 450, special_from_date: '2026-06-01 00:00:00' }))
    expect(database.prices.all().get('LAMP')).toMatchObject([
      { special_price_incl_tax: 400, final_price_incl_tax: 450, special_from_date: '2026-06-01 00:00:00' },
    ])
  })

  it('of an article that is a product and a variant are the variant’s, however often the host starts', () => {
    const both = [lamp(500), door(0, [{ id: 1, sku: 'LAMP', price: 400, status: 1 }])]
    on(0, ...both)
    on(1, ...both)
    expect(known('LAMP')).toEqual([[0, 400]])
  })

  it('are forgotten when no reduction can ask for them any more', () => {
    on(0, lamp(500))
    on(10, lamp(600))
    on(20, lamp(700))
    on(39, lamp(700))
    expect(known('LAMP')).toEqual([
      [0, 500],
      [10, 600],
      [20, 700],
    ])
    on(50, lamp(700))
    expect(known('LAMP')).toEqual([[20, 700]])
  })

  it('from before a reduction stay as long as it lasts', () => {
    on(0, lamp(500))
    on(10, lamp(600, { special_price: 400, special_from_date: '2026-01-21 00:00:00' }))
    on(400, lamp(600, { special_price: 400, special_from_date: '2026-01-21 00:00:00' }))
    expect(known('LAMP')).toEqual([
      [0, 500],
      [10, 600],
    ])
  })

  it('of a product stay as long as a variant needs them: its model prices own measures', () => {
    const child = { id: 3, sku: 'DOOR-OWN', price: 900, status: 1 }
    on(0, door(100, [child]))
    on(10, door(200, [{ ...child, special_price: 800, special_from_date: '2026-01-21 00:00:00' }]))
    on(400, door(200, [{ ...child, special_price: 800, special_from_date: '2026-01-21 00:00:00' }]))
    expect(known('DOOR')).toEqual([
      [0, 100],
      [10, 200],
    ])
  })

  describe('of before', () => {
    const earlier = [
      { since: day(-40), products: [lamp(300)] },
      { since: day(5), products: [lamp(100)] },
    ]

    it('are taken over where none are known, and never those of days to come', () => {
      database.prices.replay(earlier)
      expect(known('LAMP')).toEqual([[-40, 300]])
    })

    it('take no record’s place', () => {
      on(0, lamp(500))
      database.prices.replay(earlier)
      expect(known('LAMP')).toEqual([[0, 500]])
    })
  })
})
