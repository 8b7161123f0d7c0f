import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { aDraft, openCart } from './testing'
import { amounts } from './testing/amounts'

describe('coupons', () => {
  it('are taken, shown with their discount, and taken back [R9.16]', async () => {
    const { cart } = openCart()
    await cart.add([aDraft('A', { qty: 2 })])
    expect(await cart.applyCoupon('NYHET10')).toEqual({ ok: true, value: undefined })
    expect(cart.coupon).toEqual({ code: 'NYHET10', discount: 2000 })
    expect(amounts(cart.totals)).toMatchObject({ discount: -2000, grand_total: 18_500 })
    expect(cart.items.map((item) => cart.linePrice(item))).toEqual([{ regular: 20_000, special: 18_000 }])
    await cart.removeCoupon()
    expect(cart.coupon).toBeUndefined()
    expect(cart.totals).toMatchObject({ discount: 0, grandTotal: 20_500 })
  })

  it('that the host refuses are refused with its sentence [R8.10]', async () => {
    const { cart } = openCart()
    await cart.add([aDraft('A')])
    expect(await cart.applyCoupon('NO')).toEqual({
      ok: false,
      rejection: { code: 'coupon-invalid', message: "The coupon code isn't valid. Verify the code and try again." },
    })
  })

  it('need a connection [R8.10]', async () => {
    const { cart, gateway } = openCart({ online: false })
    await cart.add([aDraft('A')])
    expect(await cart.applyCoupon('NYHET10')).toEqual({ ok: false, rejection: { code: 'no-connection' } })
    const lost = openCart({ gateway })
    await lost.cart.add([aDraft('A')])
    gateway.trouble('applyCoupon', 'answer-lost')
    expect(await lost.cart.applyCoupon('NYHET10')).toEqual({ ok: false, rejection: { code: 'no-connection' } })
    gateway.trouble('applyCoupon', new HostRejection({ code: 500, result: 'Tilt' }))
    expect(await lost.cart.applyCoupon('NYHET10')).toEqual({ ok: false, rejection: { code: 'no-connection' } })
  })
})
