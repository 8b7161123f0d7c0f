import { COUPONS } from '../oracle/goods'
import { acknowledged } from './cart-steps'
import type { TabStep } from './step'

export const applyCoupon: TabStep = {
  kind: 'applies a coupon',
  weight: 4,
  draw: (draw) => ({ code: draw.oneOf('code', [...COUPONS.map(({ code }) => code), 'NONSENSE']) }),
  async run(tab, { code }, stage) {
    if (!tab.page) return
    const intent = stage.oracle.cart(tab.owner).intendCoupon(tab.asker, String(code))
    const applied = await tab.page.shopper.cart.applyCoupon(String(code))
    if (applied.ok) intent.done()
    else if (applied.rejection.code === 'coupon-invalid') intent.refused()
    // A lost answer leaves open what the host did.
    else return intent.unknown()
    acknowledged(tab, stage, `coupon ${code} … ${applied.ok ? 'taken' : 'refused'}`)
  },
}

export const removeCoupon: TabStep = {
  kind: 'removes the coupon',
  weight: 2,
  async run(tab, _, stage) {
    if (!tab.page) return
    const intent = stage.oracle.cart(tab.owner).intendCoupon(tab.asker, '')
    const removed = await tab.page.shopper.cart.removeCoupon()
    if (!removed.ok) return intent.unknown()
    intent.done()
    acknowledged(tab, stage, 'coupon … removed')
  },
}
