import type { WireDocument } from '@vitrin/api-contract/wire'
import { describe, expect, it } from 'vitest'
import { TextIndex } from './text-index'

const product = (sku: string, name: string, category = 'Övrigt', children: readonly string[] = []): WireDocument => ({
  sku,
  name,
  category: [{ name: category }],
  configurable_children: children.map((child) => ({ sku: child })),
})

const documents = [
  product('SHW-SILJAN', 'Siljan duschhörna', 'Duschhörnor', ['SHW-SILJAN-80-KROM', 'SHW-SILJAN-90-KROM']),
  product('WAL-VATTERN', 'Vättern duschvägg', 'Duschväggar'),
  product('MIR-60', 'Rund spegel 60 cm', 'Speglar'),
  product('MIR-LED', 'Spegel med belysning', 'Speglar'),
  product('SAU-7', 'Bastudörr rökgrå', 'Bastudörrar'),
  product('SPEGEL-KIT', 'Monteringssats', 'Tillbehör'),
  product('HYL-1', 'Hylla i glas', 'Speglar'),
]
const index = new TextIndex(documents)
const found = (text: string) =>
  [...index.search(text)].sort(([, one], [, other]) => other - one).map(([number]) => documents[number]?.sku)

describe('words', () => {
  it('count most in the name, then in the sku, then in the category [R9.08 boosts]', () => {
    expect(found('spegel')).toEqual(['MIR-LED', 'MIR-60', 'SPEGEL-KIT', 'HYL-1'])
  })

  it.each([
    ['speglar', ['MIR-60', 'MIR-LED', 'HYL-1', 'SPEGEL-KIT']],
    ['spegeln', ['MIR-60', 'MIR-LED', 'HYL-1', 'SPEGEL-KIT']],
    ['bastudörrarna', ['SAU-7']],
    ['duschväggen', ['WAL-VATTERN']],
  ])('are found in every inflection: %s', (text, expected) => {
    expect(new Set(found(text))).toEqual(new Set(expected))
  })

  it.each(['vättern', 'vattern', 'VÄTTERN', 'va\u0308ttern'])('are found with and without dots: %s', (text) => {
    expect(found(text)).toEqual(['WAL-VATTERN'])
  })

  it('that are written with their dots win over those that are not', () => {
    const two = new TextIndex([product('A', 'Hal matta'), product('B', 'Häl matta')])
    expect([...two.search('häl')].sort(([, one], [, other]) => other - one)[0]?.[0]).toBe(1)
    expect([...two.search('hal')].sort(([, one], [, other]) => other - one)[0]?.[0]).toBe(0)
  })

  it('are found in compounds, at the end and at the beginning', () => {
    expect(found('vägg')).toEqual(['WAL-VATTERN'])
    expect(found('väggar')).toEqual(['WAL-VATTERN'])
    expect(found('duchvägg')).toEqual(['WAL-VATTERN'])
    expect(new Set(found('dusch'))).toEqual(new Set(['SHW-SILJAN', 'WAL-VATTERN']))
    expect(found('glashylla')).toContain('HYL-1')
  })

  it.each(['speegl', 'spgel', 'spogal'])(
    'may be mistyped by two letters after the first two: %s [R9.08 fuzziness]',
    (text) => {
      expect(found(text)).toContain('MIR-60')
    },
  )

  it.each(['psegel', 'xpegel', 'spxxxl'])(
    'are not found where the first two letters differ or more than two others do: %s [R9.08 fuzziness]',
    (text) => {
      expect(found(text)).not.toContain('MIR-60')
    },
  )

  it('that the catalogue knows are no typing mistakes of others', () => {
    const two = new TextIndex([product('A', 'Duscha'), product('B', 'Duschen'), product('C', 'Duell')])
    expect([...two.search('duell').keys()]).toEqual([2])
  })

  it('may still be being typed when they come last', () => {
    expect(found('vätt')).toEqual(['WAL-VATTERN'])
    expect(found('rund spe')[0]).toBe('MIR-60')
  })

  it('must be there by three quarters [R9.08 minimum should match]', () => {
    expect(found('rund spegel 60 guld')).toEqual(['MIR-60'])
    expect(found('rund spegel silver guld')).toEqual([])
    expect(found('spegel guld').length).toBeGreaterThan(0)
  })

  it('that are there all come before some of them, however often', () => {
    const two = new TextIndex([product('A', 'Asp asp', 'Asp'), product('B', 'Bastuvax', 'Vax för värmebehandlad asp')])
    expect(
      [...two.search('värmebehandlad asp')].sort(([, one], [, other]) => other - one).map(([number]) => number),
    ).toEqual([1, 0])
  })

  it('without meaning for a product do not count', () => {
    expect(found('rund spegel till och med')[0]).toBe('MIR-60')
  })

  it('without a letter or digit find nothing', () => {
    expect(found('–!?')).toEqual([])
  })
})

describe('compounds', () => {
  const shop = new TextIndex([
    product('1', 'Duschvägg Vättern', 'Duschväggar'),
    product('2', 'Badkarsvägg Dellen', 'Badkarsväggar'),
    product('3', 'Gångjärn glas mot vägg', 'Beslag'),
    product('4', 'Handtag', 'Beslag'),
    product('5', 'Spegel Tolken, rund', 'Speglar'),
    product('6', 'Spegel Ljusnan, belyst', 'Speglar'),
    product('7', 'Handdukshängare', 'Beslag'),
  ])
  const first = (text: string, count: number) =>
    [...shop.search(text)]
      .sort(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([number]) => number + 1)

  it.each([
    ['hand tag', [4]],
    ['dusch vägg', [1]],
    ['spegel hand tag', [4]],
  ])('may be written apart: %s', (text, expected) => {
    expect(first(text, 1)).toEqual(expected)
  })

  it('that the catalogue does not know mean what their last part is, and most of all what a category is called', () => {
    expect(new Set(first('glasvägg', 2))).toEqual(new Set([1, 2]))
    expect(first('rundspegel', 2)).toEqual([5, 6])
  })

  it('mean what shares their first part where the last is unknown', () => {
    expect(first('duschkabin', 9)).toEqual([1])
    expect(first('handdukstork', 9)).toEqual([7])
    expect(first('soffbord', 9)).toEqual([])
  })

  it('may be mistyped while being typed', () => {
    expect(first('badkrsv', 1)).toEqual([2])
  })
})

describe('sizes', () => {
  const sized = (name: string, sizes: readonly string[]): WireDocument => ({
    ...product('X', name),
    configurable_options: [{ values: sizes.map((label) => ({ label })) }],
  })
  const shop = new TextIndex([
    sized('Hörna', ['70x90', '90x90']),
    sized('Hörna', ['80x80']),
    sized('Dörr', ['90 cm']),
    sized('Dörr', ['80 cm']),
  ])
  const foundNumbers = (text: string) =>
    [...shop.search(text)].sort(([, one], [, other]) => other - one).map(([number]) => number)

  it.each(['90x90', '90 x 90', '90×90 cm', '90*90'])('are one word, however written: %s', (text) => {
    expect(foundNumbers(text)).toEqual([0])
  })

  it('are found by one measure, after what has that measure alone', () => {
    expect(foundNumbers('90')).toEqual([2, 0])
    expect(foundNumbers('80cm')).toEqual([3, 1])
  })

  it('are found the other way round', () => {
    expect(foundNumbers('90x70')).toEqual([0])
  })
})

describe('what a product can be had in', () => {
  it('finds it, after every product that is named so', () => {
    const shop = new TextIndex([
      { ...product('A', 'Spegel'), configurable_options: [{ values: [{ label: 'Borstad mässing' }] }] },
      { ...product('B', 'Vägg'), custom_options: [{ title: 'Glas', values: [{ title: 'Mässing' }] }] },
      product('C', 'Knopp, mässing'),
      product('D', 'Tröskel'),
    ])
    const scores = shop.search('mässing')
    expect(new Set(scores.keys())).toEqual(new Set([0, 1, 2]))
    expect(scores.get(2)).toBeGreaterThan(Math.max(scores.get(0) ?? 0, scores.get(1) ?? 0))
  })
})

describe('skus', () => {
  it('are found without the signs in them, and while being typed', () => {
    expect(found('shwsiljan90krom')[0]).toBe('SHW-SILJAN')
    expect(found('shw-siljan-9')[0]).toBe('SHW-SILJAN')
    expect(found('mir6')).toEqual(['MIR-60'])
  })

  it('are not found by the part that all of them share', () => {
    const shop = new TextIndex([product('KG-1', 'Spegel'), product('KG-2', 'Knopp')])
    expect([...shop.search('KG-999').keys()]).toEqual([])
    expect(new Set(shop.search('spegel KG-2').keys())).toEqual(new Set([0, 1]))
  })

  it('that were typed whole come first, a variant’s too', () => {
    expect(found('shw-siljan')[0]).toBe('SHW-SILJAN')
    expect(found('SHW-SILJAN-90-KROM')[0]).toBe('SHW-SILJAN')
    expect(found('spegel-kit')[0]).toBe('SPEGEL-KIT')
  })

  it('are found by a phrase of their parts', () => {
    expect(found('siljan 90')[0]).toBe('SHW-SILJAN')
  })
})
