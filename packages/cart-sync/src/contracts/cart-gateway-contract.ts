import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { CartCall, CartGateway } from '../ports'
import type { CartItemPayload } from '../server-documents'

export interface CartGatewayWorld {
  /** A gateway to a host of its own. */
  readonly open: () => CartGateway | Promise<CartGateway>
  /** Two different lines that the host sells, of at least five pieces each. */
  readonly lines: readonly [CartLineIdentity, CartLineIdentity]
  /** A coupon that the host knows. */
  readonly coupon: string
}

export type CartLineIdentity = Pick<CartItemPayload, 'sku' | 'product_option'>

/** What every `CartGateway` does, fake or real (contract §5). */
export function cartGatewayContract(name: string, { open, lines, coupon }: CartGatewayWorld): void {
  const [one, other] = lines

  async function opened(): Promise<{ readonly gateway: CartGateway; readonly call: CartCall }> {
    const gateway = await open()
    return { gateway, call: { account: 'guest', cartId: await gateway.create('guest'), run: 'device:1' } }
  }

  async function refusalOf(asked: Promise<unknown>): Promise<HostRejection> {
    const refusal: unknown = await asked.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!(refusal instanceof HostRejection)) throw new Error('The host did not refuse', { cause: refusal })
    return refusal
  }

  const payloadOf = (call: CartCall, line: CartLineIdentity, qty: number): CartItemPayload => ({
    ...line,
    qty,
    quoteId: call.cartId,
  })

  describe(`${name} as CartGateway`, () => {
    it('creates a cart that is empty [R7.08 create]', async () => {
      const { gateway, call } = await opened()
      expect(await gateway.pull(call)).toEqual([])
    })

    it('adds a line, and pulls it as it was answered [R7.08 pull] [R7.09 update]', async () => {
      const { gateway, call } = await opened()
      const line = await gateway.update(call, payloadOf(call, one, 2))
      expect(line).toMatchObject({ sku: one.sku, qty: 2 })
      expect(await gateway.pull(call)).toMatchObject([
        { item_id: line.item_id, sku: one.sku, qty: 2, quote_id: line.quote_id },
      ])
    })

    it('sets the quantity of a line that is named, and adds to it without its name [R7.09 update]', async () => {
      const { gateway, call } = await opened()
      const { item_id } = await gateway.update(call, payloadOf(call, one, 2))
      expect(await gateway.update(call, { ...payloadOf(call, one, 3), item_id })).toMatchObject({ item_id, qty: 3 })
      expect(await gateway.update(call, payloadOf(call, one, 1))).toMatchObject({ item_id, qty: 4 })
    })

    it('deletes the line that is named [R7.09 delete]', async () => {
      const { gateway, call } = await opened()
      const { item_id, sku } = await gateway.update(call, payloadOf(call, one, 1))
      await gateway.update(call, payloadOf(call, other, 1))
      await gateway.delete(call, { sku, item_id, quoteId: call.cartId })
      expect((await gateway.pull(call)).map((line) => line.sku)).toEqual([other.sku])
    })

    it('refuses an unknown cart and an unknown line with 404', async () => {
      const { gateway, call } = await opened()
      expect(await refusalOf(gateway.pull({ ...call, cartId: 'f'.repeat(32) }))).toMatchObject({ code: 404 })
      expect(await refusalOf(gateway.update(call, { ...payloadOf(call, one, 1), item_id: 999_999 }))).toMatchObject({
        code: 404,
      })
    })

    it('refuses a run that is older than one it has seen', async () => {
      const { gateway, call } = await opened()
      await gateway.pull({ ...call, run: 'device:10' })
      expect(await refusalOf(gateway.update({ ...call, run: 'device:9' }, payloadOf(call, one, 1)))).toMatchObject({
        code: 409,
        reason: 'stale-run',
      })
      expect(await gateway.pull({ ...call, run: 'other:1' })).toEqual([])
    })

    it('offers methods, and counts totals with the shipping that was chosen', async () => {
      const { gateway, call } = await opened()
      await gateway.update(call, payloadOf(call, one, 2))
      const [method] = await gateway.shippingMethods(call, { country_id: 'SE' })
      if (!method) throw new Error('The host offers no shipping')
      expect(method).toMatchObject({
        carrier_code: expect.any(String) as unknown,
        method_code: expect.any(String) as unknown,
        price_incl_tax: expect.any(Number) as unknown,
      })
      expect((await gateway.paymentMethods(call))[0]).toMatchObject({
        code: expect.any(String) as unknown,
        title: expect.any(String) as unknown,
      })
      const without = await gateway.totals(call)
      const { totals, payment_methods } = await gateway.shippingInformation(call, {
        shippingAddress: { countryId: 'SE' },
        billingAddress: { countryId: 'SE' },
        shippingCarrierCode: method.carrier_code,
        shippingMethodCode: method.method_code,
      })
      expect(payment_methods.length).toBeGreaterThan(0)
      expect(totals.grand_total).toBeCloseTo(without.grand_total + method.price_incl_tax, 4)
      expect(totals.items).toMatchObject([{ qty: 2 }])
    })

    it('takes a coupon, names it in the totals, and takes it back', async () => {
      const { gateway, call } = await opened()
      await gateway.update(call, payloadOf(call, one, 2))
      await gateway.applyCoupon(call, coupon)
      const reduced = await gateway.totals(call)
      expect(reduced.coupon_code).toBe(coupon)
      expect(reduced.discount_amount).toBeLessThan(0)
      await gateway.deleteCoupon(call)
      expect((await gateway.totals(call)).coupon_code).toBeUndefined()
      expect(await refusalOf(gateway.applyCoupon(call, 'NO-SUCH-COUPON'))).toMatchObject({ code: 404 })
    })
  })
}
