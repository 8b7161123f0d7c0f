import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCorner, aSelection } from '../testing'
import { anyChange, type Change } from '../contracts/any-change'
import { cartItemDrafts } from './cart-item-drafts'
import { restoreChoices } from './restore-choices'

const changes = fc.array(anyChange, { maxLength: 8 })
const after = (list: readonly Change[], from = aSelection(aCorner())) =>
  list.reduce((selection, apply) => apply(selection), from)

describe('ProductSelection', () => {
  it('changes nothing when the same choice is made twice', () => {
    fc.assert(
      fc.property(changes, anyChange, (before, again) => {
        const once = again(after(before))
        expect(again(once).choices).toEqual(once.choices)
      }),
    )
  })

  it('leaves the selection before a choice as it was', () => {
    fc.assert(
      fc.property(changes, anyChange, (before, next) => {
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
