import { describe, expect, it } from 'vitest'
import { checkAddition, isOutOfStock } from './add-rules'
import { DEFAULT_CART_CONFIG } from './cart-config'
import { aDraft } from './testing'

describe('what may be added', () => {
  const check = (draft: Parameters<typeof aDraft>[1], heldQty = 0, config = {}) => {
    const outcome = checkAddition(aDraft('A', draft), heldQty, { ...DEFAULT_CART_CONFIG, ...config })
    return outcome.ok ? outcome.value : outcome.rejection.code
  }
  const soldOut = { qty: 0, is_in_stock: false }

  it.each([
    [{ price_incl_tax: 0 }, 0, { zeroPriceProducts: true }, 1],
    [{ price_incl_tax: 0 }, 0, { zeroPriceProducts: false }, 'price-unknown'],
    [{ price_incl_tax: 1 }, 0, { zeroPriceProducts: false }, 1],
    [{ price_incl_tax: -1 }, 0, { zeroPriceProducts: true }, 'price-unknown'],
    [{ price_incl_tax: null }, 0, {}, 'price-unknown'],
    [{ errors: { variants: null } }, 0, {}, 1],
    [{ errors: { variants: 'none' } }, 0, {}, 'has-errors'],
    [{ stock: soldOut }, 0, { outOfStockInCart: true }, 1],
    [{ stock: soldOut }, 0, { outOfStockInCart: false }, 'out-of-stock'],
    [{ stock: { ...soldOut, is_in_stock: true } }, 0, { outOfStockInCart: false }, 1],
    [{ qty: 3, stock: { qty: 1, is_in_stock: true, max_sale_qty: 5 } }, 2, {}, 3],
    [{ qty: 4, stock: { qty: 9, is_in_stock: true, max_sale_qty: 5 } }, 2, {}, 'bad-quantity'],
    [{ qty: 0 }, 2, {}, 'bad-quantity'],
  ])('%j beside %s in the cart, with %j: %s', (draft, heldQty, config, expected) => {
    expect(check(draft as Parameters<typeof aDraft>[1], heldQty, config)).toBe(expected)
  })

  it('says what is wrong with the typed quantity', () => {
    expect(checkAddition(aDraft('A', { qty: 0 }), 2, DEFAULT_CART_CONFIG)).toEqual({
      ok: false,
      rejection: { code: 'bad-quantity', sku: 'A', reason: { code: 'quantity-not-above-0' } },
    })
  })

  it('names the errors of a draft without those that are no errors', () => {
    const outcome = checkAddition(aDraft('A', { errors: { a: null, b: 'no' } }), 0, DEFAULT_CART_CONFIG)
    expect(outcome).toMatchObject({ ok: false, rejection: { code: 'has-errors', sku: 'A', errors: ['no'] } })
    expect(isOutOfStock({})).toBe(false)
  })
})
