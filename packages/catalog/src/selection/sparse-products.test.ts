import { describe, expect, it } from 'vitest'
import { aChild, aCorner, aProduct, aSelection, COLORS, pricesOf, SIZES } from '../testing'
import { valueSurcharge } from './value-surcharge'

const { made_to_measure: _, ...stocked } = aCorner()
const { configurable_options: __, ...withoutOptions } = stocked

describe('a product without choices', () => {
  const mirror = aSelection(aProduct())

  it('has no variant and no options', () => {
    expect([mirror.variant, mirror.product.is_configured]).toEqual([undefined, undefined])
    expect([mirror.variantOptions, mirror.customOptions, mirror.bundleOptions, mirror.parts]).toEqual([[], [], [], []])
  })

  it('ignores choices and lengths of a line that was saved when it had some', () => {
    expect(mirror.chooseBundle('11', ['31'])).toBe(mirror)
    expect(mirror.commitLength('width')).toBe(mirror)
    expect(mirror.setLengths({ width: 900 }).choices.custom).toEqual({})
  })
})

describe('a product with variants', () => {
  it('shows its first variant when its document names no options', () => {
    const selection = aSelection(withoutOptions)
    expect([selection.variant?.sku, selection.choices.picks]).toEqual(['SILJAN-B-80', {}])
  })

  it('begins with the first of several values of a variant', () => {
    const both = aChild({ id: 1, sku: 'BOTH', color: `${COLORS.black},${COLORS.chrome}`, size: `${SIZES.small},7` })
    expect(aSelection({ ...stocked, configurable_children: [both] }).choices.picks).toEqual({
      color: COLORS.black,
      size: SIZES.small,
    })
  })

  it('stays in own measures when no standard size is sold', () => {
    const own = aChild({ id: 1, sku: 'OWN', color: COLORS.black, size: SIZES.own })
    const selection = aSelection(aCorner({ configurable_children: [own] }))
    expect(selection.setSizeMode('standard')).toBe(selection)
  })
})

describe('the surcharge of a value', () => {
  it('is known without a model and unknown without a price', () => {
    const children = stocked.configurable_children!.map((child) =>
      child.sku === 'SILJAN-C-90' ? { ...child, price_incl_tax: null } : child,
    )
    const large = aSelection({ ...stocked, configurable_children: children }, { childSku: 'SILJAN-B-90' })
    expect([valueSurcharge(large, 'color', COLORS.black), valueSurcharge(large, 'color', COLORS.chrome)]).toEqual([
      0,
      undefined,
    ])
  })

  it('of a piece that is cut does not count finishes that it is not made in', () => {
    const black = aCorner().configurable_children!.filter(({ sku }) => sku !== 'SILJAN-C-OWN')
    const cut = aSelection(aCorner({ configurable_children: black }), { childSku: 'SILJAN-B-OWN' })
    expect(valueSurcharge(cut.typeLength('width', '874'), 'color', COLORS.black)).toBe(0)
  })
})

describe('a text option', () => {
  it('is empty until something is typed', () => {
    const engraving = { option_id: 22, title: 'Gravyr', type: 'field', is_require: false }
    const [view] = aSelection(aProduct({ ...pricesOf(100), custom_options: [engraving] })).customOptions
    expect(view?.text).toBe('')
  })
})
