import { describe, expect, it } from 'vitest'
import { aCorner } from '../testing/a-corner'
import { aSelection } from '../testing/a-selection'
import { COLORS } from '../testing/attributes'
import type { ProductSelection } from './product-selection'
import { valueSurcharge } from './value-surcharge'

const surcharges = (selection: ProductSelection) => [
  valueSurcharge(selection, 'color', COLORS.black),
  valueSurcharge(selection, 'color', COLORS.chrome),
]

describe('the surcharge of a finish', () => {
  it('is the difference to the cheapest finish of the same size', () => {
    expect(surcharges(aSelection(aCorner(), { childSku: 'SILJAN-B-90' }))).toEqual([20_000, 0])
  })

  it('is unknown for a finish that this size is not made in', () => {
    expect(surcharges(aSelection(aCorner(), { childSku: 'SILJAN-B-80' }))).toEqual([0, undefined])
  })

  it('follows the rates of the model for a piece that is cut, also while a length is wrong', () => {
    const cut = aSelection(aCorner(), { childSku: 'SILJAN-B-OWN' }).setLengths({ width: 874, depth: 912, height: 1985 })
    expect(surcharges(cut)).toEqual([30_000, 0])
    expect(surcharges(cut.typeLength('height', '9'))).toEqual([30_000, 0])
  })
})
