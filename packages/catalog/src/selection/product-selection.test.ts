import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCorner, aSelection, COLORS, SIZES } from '../testing'
import { cartItemDrafts } from './cart-item-drafts'
import type { ProductSelection } from './product-selection'
import { restoreChoices } from './restore-choices'

type Change = (selection: ProductSelection) => ProductSelection

const length = fc.integer({ min: 600, max: 2200 })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...Object.values(COLORS)).map(
    (id): Change =>
      (selection) =>
        selection.choose('color', id),
  ),
  fc.constantFrom(...Object.values(SIZES)).map(
    (id): Change =>
      (selection) =>
        selection.choose('size', id),
  ),
  fc.constantFrom('standard' as const, 'own' as const).map(
    (mode): Change =>
      (selection) =>
        selection.setSizeMode(mode),
  ),
  fc.constantFrom('9041', '9042').map(
    (id): Change =>
      (selection) =>
        selection.chooseOption('904', id),
  ),
  fc.constantFrom('9051', '9052').map(
    (id): Change =>
      (selection) =>
        selection.chooseOption('905', id),
  ),
  fc.integer({ min: 1, max: 9 }).map(
    (qty): Change =>
      (selection) =>
        selection.setQty(qty),
  ),
  fc.tuple(fc.constantFrom('width', 'depth', 'height'), length).map(
    ([code, mm]): Change =>
      (selection) =>
        selection.typeLength(code, `${mm / 10} cm`),
  ),
  fc.record({ width: length, depth: length, height: length }).map(
    (all): Change =>
      (selection) =>
        selection.setLengths(all),
  ),
)
const changes = fc.array(change, { maxLength: 8 })
const after = (list: readonly Change[], from = aSelection(aCorner())) =>
  list.reduce((selection, apply) => apply(selection), from)

describe('ProductSelection', () => {
  it('changes nothing when the same choice is made twice', () => {
    fc.assert(
      fc.property(changes, change, (before, again) => {
        const once = again(after(before))
        expect(again(once).choices).toEqual(once.choices)
      }),
    )
  })

  it('leaves the selection before a choice as it was', () => {
    fc.assert(
      fc.property(changes, change, (before, next) => {
        const selection = after(before)
        const copy = JSON.stringify(selection.choices)
        next(selection)
        expect(JSON.stringify(selection.choices)).toBe(copy)
      }),
    )
  })

  it('has no price and no line while a length is wrong', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const selection = after(list)
        const isWrong = selection.isCut && selection.model?.issues.length !== 0
        expect([selection.price === undefined, cartItemDrafts(selection).ok]).toEqual([isWrong, !isWrong])
      }),
    )
  })

  it('gives the same line again when the line is edited [R4.12]', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const drafts = cartItemDrafts(after(list))
        if (!drafts.ok) return
        const [line] = drafts.value
        const { custom_options: custom = [], bundle_options: bundle = [] } = line!.product_option.extension_attributes
        const page = aSelection(aCorner(), { childSku: line!.sku })
        expect(cartItemDrafts(restoreChoices(page, { qty: line!.qty, custom, bundle }))).toEqual(drafts)
      }),
    )
  })

  it('keeps one object for one variant, so that a page draws again only what has changed', () => {
    const selection = aSelection(aCorner())
    expect(selection.setQty(2).product).toBe(selection.product)
  })
})
