import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { filtersFromAggregations, filtersFromQuery, mergeFilters, sortFromQuery, toggleFilter } from './filters'
import { colorAttribute, COLORS } from '../testing'

const config = DEFAULT_CATALOG_CONFIG
const aggregations = {
  agg_terms_color: { buckets: [{ key: 5511, doc_count: 3 }] },
  agg_terms_color_options: {
    buckets: [
      { key: '5512', doc_count: 4 },
      { key: 5511, doc_count: 9 },
      { key: 7, doc_count: 1 },
    ],
  },
  agg_range_price: {
    buckets: [
      { key: '0.0-2000.0', from: 0, to: 2000, doc_count: 1 },
      { key: '2000.0-4000.0', from: 2000, to: 4000, doc_count: 2 },
      { key: '4000.0-6000.0', from: 4000, to: 6000, doc_count: 0 },
      { key: '6000.0-*', from: 6000, doc_count: 5 },
      { key: '2000.0-4000.0', from: 2000, to: 4000, doc_count: 2 },
    ],
  },
}
const groups = filtersFromAggregations(aggregations, [colorAttribute], config)

describe('filtersFromAggregations', () => {
  it('unites both buckets of an attribute, labelled, sorted and counted [R3.11 filter option]', () => {
    expect(groups[0]).toEqual({
      code: 'color',
      label: 'Profil',
      options: [
        { id: '7', label: '7', type: 'color', count: 1 },
        { id: COLORS.chrome, label: 'Krom', type: 'color', count: 4 },
        { id: COLORS.black, label: 'Mattsvart', type: 'color', count: 12 },
      ],
    })
  })

  it('labels the price ranges as the specification does [R9.05]', () => {
    expect(groups[1]?.options.map(({ label }) => label)).toEqual(['< kr2000', '2000 - 4000', '4000 - 6000', '> kr6000'])
  })

  it('makes filter options with the listed fields [R3.11 filter option]', () => {
    expect(groups[1]?.options[1]).toEqual({
      id: '2000.0-4000.0',
      label: '2000 - 4000',
      type: 'price',
      from: 2000,
      to: 4000,
      single: true,
      count: 2,
    })
  })

  it('drops options with a blank label and groups without options', () => {
    const blank = { ...colorAttribute, options: [{ value: '5511', label: ' ' }] }
    expect(
      filtersFromAggregations({ agg_terms_color: { buckets: [{ key: '5511', doc_count: 1 }] } }, [blank], config),
    ).toEqual([])
  })
})

describe('toggleFilter', () => {
  const black = { id: COLORS.black, type: 'color' }
  const chrome = { id: COLORS.chrome, type: 'color' }

  it('adds an option, keeps the other choices, and removes the option again [R2.36]', () => {
    const both = toggleFilter(toggleFilter({ sort: ['x'] }, black), chrome)
    expect(both).toEqual({ sort: ['x'], color: [COLORS.black, COLORS.chrome] })
    expect(toggleFilter(both, black)).toEqual({ sort: ['x'], color: [COLORS.chrome] })
    expect(toggleFilter({ color: [COLORS.black] }, black)).toEqual({})
  })

  it('replaces where only one may be chosen: price and sort [R2.36]', () => {
    expect(toggleFilter({ price: ['0.0-2000.0'] }, { id: '6000.0-*', type: 'price', single: true })).toEqual({
      price: ['6000.0-*'],
    })
    expect(toggleFilter({ sort: ['position:asc'] }, { id: 'updated_at:desc', type: 'sort' })).toEqual({
      sort: ['updated_at:desc'],
    })
  })
})

describe('filtersFromQuery', () => {
  it('turns known options into filters and ignores the rest', () => {
    expect(filtersFromQuery({ color: [COLORS.black, 'x'], price: ['2000.0-4000.0'], utm: ['y'] }, groups)).toEqual([
      { attribute: 'color', value: { in: [COLORS.black] }, scope: 'catalog' },
      { attribute: 'price', value: { gte: 2000, lt: 4000 }, scope: 'catalog' },
    ])
    expect(filtersFromQuery({ price: ['6000.0-*'] }, groups)[0]?.value).toEqual({ gte: 6000 })
    expect(filtersFromQuery({ price: ['0.0-2000.0'] }, groups)[0]?.value).toEqual({ lt: 2000 })
    expect(filtersFromQuery({ color: ['x'] }, groups)).toEqual([])
  })
})

describe('mergeFilters', () => {
  const narrowed = filtersFromAggregations(
    { agg_terms_color: { buckets: [{ key: 5511, doc_count: 1 }] } },
    [colorAttribute],
    config,
  )
  const merged = (chosen: readonly string[], counted: typeof groups = []) =>
    mergeFilters({ offered: groups, narrowed, chosen, counted }, config)

  it('keeps the options of groups with a choice and renews the others', () => {
    expect(merged(['color']).map(({ options }) => options.length)).toEqual([3])
    expect(merged([]).map(({ options }) => options.length)).toEqual([1])
  })

  it('counts the products that each option would list together with the other choices', () => {
    const [color] = merged(['color', 'price'], narrowed)
    expect(color?.options.map(({ id, count }) => [id, count])).toEqual([
      ['7', 0],
      [COLORS.chrome, 0],
      [COLORS.black, 1],
    ])
    expect(merged(['color'])[0]?.options.map(({ count }) => count)).toEqual([1, 4, 12])
  })
})

describe('sortFromQuery', () => {
  it('takes a sort that the shop offers, else position ascending [R9.04]', () => {
    expect(config.sorts.map(({ id, label }) => [label, id])).toEqual([
      ['Latest', 'updated_at:desc'],
      ['Price low to high', 'final_price:asc'],
      ['Price high to low', 'final_price:desc'],
      ['Position first to last', 'position:asc'],
    ])
    expect(sortFromQuery({ sort: ['updated_at:desc'] }, config)).toBe('updated_at:desc')
    expect(sortFromQuery({ sort: ['name:asc'] }, config)).toBe('position:asc')
    expect(sortFromQuery({}, config)).toBe('position:asc')
  })
})
