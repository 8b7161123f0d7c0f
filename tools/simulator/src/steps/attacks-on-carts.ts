import type { HostileCall } from '../actors/attacker'
import { COUPONS } from '../oracle/goods'
import { attack } from './attack'
import { callerOf } from './hostile-order'

/** More than the host allows for one cart. */
const GUESSES_OF_A_CART = 12

/** The carts of accounts, by the numbers that appear on the wire, and carts by made-up ids. */
export const openCarts = attack({
  kind: 'opens carts of others',
  weight: 7,
  draw: (draw) => ({ made: draw.whole('made', 1, 99_999), signedIn: draw.whole('signed in', 0, 1) }),
  async run(attacker, { made, signedIn }, { oracle }) {
    const { token } = await callerOf(attacker, signedIn === 1)
    const madeUp = [String(made), String(100_000_000_000_000 + Number(made)), String(made).padStart(32, '0')]
    for (const cartId of [...[...oracle.attacks.overheardCarts].slice(-2), ...madeUp]) {
      const at = (name: string, more = '') => `/api/cart/${name}?cartId=${cartId}${more}`
      const calls: readonly HostileCall[] = [
        { method: 'GET', path: at('pull') },
        { method: 'GET', path: at('totals') },
        { method: 'POST', path: at('update'), body: { cartItem: { sku: 'HOOK', qty: 9 } } },
        { method: 'POST', path: at('delete'), body: { cartItem: { item_id: 1 } } },
        { method: 'POST', path: at('apply-coupon', '&coupon=HALF') },
      ]
      for (const call of calls) await attacker.send({ ...call, token, mustFail: true })
    }
  },
})

/** Made-up coupons, until the host asks to wait. */
export const guessCoupons = attack({
  kind: 'guesses coupons',
  weight: 7,
  draw: (draw) => ({ carts: draw.whole('carts', 1, 4), made: draw.whole('made', 1, 9_999) }),
  async run(attacker, { carts, made }) {
    for (let cart = 0; cart < Number(carts); cart += 1) {
      const cartId = String(await attacker.resultOf({ method: 'POST', path: '/api/cart/create' }))
      for (let time = 0; time < GUESSES_OF_A_CART; time += 1) {
        const coupon = `${COUPONS[0]?.code}${Number(made) + time}`
        const path = `/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`
        const answer = await attacker.send({ method: 'POST', path, mustFail: true })
        if (answer?.status === 429) break
      }
    }
  },
})
