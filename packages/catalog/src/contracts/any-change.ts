import * as fc from 'fast-check'
import type { ProductSelection } from '../selection/product-selection'
import { COLORS, SIZES } from '../testing'

export type Change = (selection: ProductSelection) => ProductSelection

const length = fc.integer({ min: 600, max: 2200 })
const sizes = Object.values(SIZES)
const colors = Object.values(COLORS)

/** Something that a shopper changes of the shower corner `aCorner()`. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  of(fc.constantFrom(...colors), (selection, id) => selection.choose('color', id)),
  of(fc.constantFrom(...sizes), (selection, id) => selection.choose('size', id)),
  of(fc.constantFrom('standard', 'own'), (selection, mode) => selection.setSizeMode(mode)),
  of(fc.constantFrom('9041', '9042'), (selection, id) => selection.chooseOption('904', id)),
  of(fc.constantFrom('9051', '9052'), (selection, id) => selection.chooseOption('905', id)),
  of(fc.integer({ min: 1, max: 9 }), (selection, qty) => selection.setQty(qty)),
  of(fc.tuple(fc.constantFrom('width', 'depth', 'height'), length), (selection, [code, mm]) =>
    selection.typeLength(code, `${mm / 10} cm`),
  ),
  of(fc.record({ width: length, depth: length, height: length }), (selection, lengths) =>
    selection.setLengths(lengths),
  ),
)

function of<Value>(
  values: fc.Arbitrary<Value>,
  change: (selection: ProductSelection, value: Value) => ProductSelection,
): fc.Arbitrary<Change> {
  return values.map((value) => (selection) => change(selection, value))
}
