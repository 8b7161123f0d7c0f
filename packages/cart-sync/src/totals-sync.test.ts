import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it, vi } from 'vitest'
import { aDraft, anAddress, openCart } from './testing'
import { amounts } from './testing/amounts'

const BEFORE_HOST = [
  { carrier_code: 'flatrate', method_code: 'flatrate', amount: 4, price_incl_tax: 5, default: true, offline: true },
]

describe('totals', () => {
  it('requests the shipping methods again after the host offered no method', async () => {
    const world = openCart()
    const { cart, gateway } = world
    const offered = gateway.offeredShipping
    gateway.offeredShipping = []
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(cart.shippingMethods).toEqual([])
    gateway.offeredShipping = offered
    await cart.sync()
    expect(cart.shippingMethods.map(({ method_code }) => method_code)).toEqual(['flatrate'])
  })

  it('are computed on the device, with its offline methods, until the host answers [R9.03]', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A', { qty: 2 })])
    expect(cart.shippingMethods).toMatchObject(BEFORE_HOST)
    expect(cart.paymentMethods).toMatchObject([{ code: 'cashondelivery', cost: 0, default: true, offline: true }])
    expect(amounts(cart.totals)).toEqual({ subtotal_incl_tax: 20_000, shipping: 500, payment: 0, grand_total: 20_500 })
    expect(cart.totals).toMatchObject({ grandTotal: 20_500, stale: true })
  })

  it('are those of methods with the listed fields [R3.08 shipping method] [R3.08 payment method]', async () => {
    const { cart, gateway } = openCart({ online: false })
    expect(cart.shippingMethods).toEqual([
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        method_title: 'Flat rate courier',
        amount: 4,
        price_incl_tax: 5,
        default: true,
        offline: true,
        available: true,
      },
    ])
    const onDelivery = {
      code: 'cashondelivery',
      title: 'Cash on delivery',
      cost: 0,
      cost_incl_tax: 0,
      default: true,
      offline: true,
    }
    expect(cart.paymentMethods).toEqual([onDelivery])
    gateway.offeredPayment = [{ code: 'banktransfer', title: 'Banköverföring' }]
    const online = openCart({ gateway })
    await online.cart.add([aDraft('A')])
    await online.cart.sync()
    expect(online.cart.paymentMethods).toEqual([
      onDelivery,
      { code: 'banktransfer', title: 'Banköverföring', is_server_method: true },
    ])
  })

  it.each([
    ['subtotal_incl_tax', 20_000],
    ['shipping', 500],
    ['payment', 0],
    ['grand_total', 20_500],
  ])('have the line %s [R3.06 $0]', async (code, amount) => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A', { qty: 2 })])
    expect(amounts(cart.totals)[code]).toBe(amount)
  })

  it('include the VAT of each line at the rate of its product, and of shipping at the default rate', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A'), aDraft('BOOK', { price: 100, price_tax: 12, price_incl_tax: 112 })])
    // 20 kr within 100 kr, 12 kr within 112 kr, and 1 kr within 5 kr for shipping.
    expect(cart.totals).toMatchObject({ grandTotal: 21_700, tax: 3300, stale: true })
  })

  it('are the host’s once it has the cart, and ours again while the cart differs [R4.32]', async () => {
    const { cart, gateway, connectivity } = openCart()
    await cart.add([aDraft('A', { qty: 2 })])
    await cart.sync()
    expect(cart.totals).toMatchObject({ grandTotal: 20_500, tax: 4100, stale: false })
    expect(gateway.called('shippingMethods')).toEqual([{ country_id: 'SE' }])
    connectivity.set(false)
    await cart.setQty('A', 3)
    expect(cart.totals).toMatchObject({ grandTotal: 30_500, stale: true })
  })

  it('are asked for only when the cart, a method or nothing yet was counted [R4.32]', async () => {
    const { cart, gateway, storage } = openCart()
    const asked = () => gateway.called('shippingInformation').length
    await cart.add([aDraft('A')])
    await cart.sync()
    const first = asked()
    await cart.sync()
    expect(asked()).toBe(first)
    await cart.setQty('A', 2)
    await cart.sync()
    expect(asked()).toBe(first + 1)
    await cart.selectPayment('other')
    await storage.update((stored) => ({ ...stored, cartServerLastTotalsSyncDate: 0 }))
    await cart.sync()
    await cart.sync()
    expect(asked()).toBe(first + 2)
  })

  it('are fetched for an unchanged cart when the host’s sums differ from its last answer', async () => {
    const { cart, gateway } = openCart()
    await cart.add([aDraft('A')])
    await cart.sync()
    const asked = gateway.called('shippingInformation').length
    await cart.refreshTotals()
    expect(gateway.called('shippingInformation')).toHaveLength(asked + 1)
    expect(cart.totals.stale).toBe(false)
  })

  const addresses = '[R3.08 shipping address payload] [R3.08 address for shipping information]'
  it(`name addresses to the host ${addresses}`, async () => {
    const { cart, gateway, facts } = openCart()
    facts.shippingAddress = { ...anAddress, state: 'Skåne', region_id: 12 }
    facts.billingAddress = { ...anAddress, city: 'Lund' }
    await cart.add([aDraft('A')])
    await cart.sync()
    await cart.sync()
    expect(gateway.called('shippingMethods')[0]).toEqual({
      country_id: 'SE',
      region: 'Skåne',
      region_id: 12,
      region_code: '',
      street: ['Storgatan', '1'],
      postcode: '11122',
      city: 'Stockholm',
    })
    const to = {
      countryId: 'SE',
      firstname: 'Åsa',
      lastname: 'Berg',
      city: 'Stockholm',
      postcode: '11122',
      street: ['Storgatan', '1'],
    }
    expect(gateway.called('shippingInformation').at(-1)).toMatchObject({
      shippingAddress: to,
      billingAddress: { ...to, city: 'Lund' },
    })
  })

  it('name the chosen method to the host [R3.08 shipping method] [R3.08 payment method]', async () => {
    const { cart, gateway } = openCart()
    gateway.offeredShipping = [
      ...gateway.offeredShipping,
      {
        carrier_code: 'bud',
        method_code: 'kvall',
        method_title: 'Kvällsbud',
        amount: 40,
        price_incl_tax: 50,
        available: true,
      },
      {
        carrier_code: 'gone',
        method_code: 'gone',
        method_title: 'Slut',
        amount: 0,
        price_incl_tax: 0,
        available: false,
      },
    ]
    await cart.add([aDraft('A')])
    await cart.sync()
    await cart.selectShipping({ carrier_code: 'bud', method_code: 'kvall' })
    await cart.sync()
    expect(gateway.called('shippingInformation').at(-1)).toMatchObject({
      shippingCarrierCode: 'bud',
      shippingMethodCode: 'kvall',
    })
    expect(cart.shippingMethods.map(({ carrier_code, is_server_method }) => [carrier_code, is_server_method])).toEqual([
      ['flatrate', true],
      ['bud', true],
    ])
    expect(cart.shipping).toMatchObject({ carrier_code: 'bud', method_title: 'Kvällsbud', price_incl_tax: 50 })
    expect(cart.payment).toMatchObject({ code: 'cashondelivery', title: 'Cash on delivery', cost_incl_tax: 0 })
  })

  it('can be paid on delivery once, by the shop’s own method, also where the host offers it too [R4.35]', async () => {
    const { cart, gateway } = openCart()
    gateway.offeredPayment = [
      { code: 'cashondelivery', title: 'Betalning vid leverans' },
      { code: 'banktransfer', title: 'Banköverföring' },
    ]
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(cart.paymentMethods.map(({ code, is_server_method = false }) => [code, is_server_method])).toEqual([
      ['cashondelivery', false],
      ['banktransfer', true],
    ])
  })

  it('are asked for without a method where the host offers none', async () => {
    const { cart, gateway } = openCart()
    gateway.offeredShipping = []
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(gateway.called('shippingInformation')).toEqual([])
    expect(cart.totals).toMatchObject({ grandTotal: 10_000, stale: false })
  })

  it('know neither shipping nor cash on delivery for what is downloaded [R5.08]', async () => {
    const { cart, gateway } = openCart()
    gateway.offeredPayment = [{ code: 'banktransfer', title: 'Banköverföring' }]
    await cart.add([aDraft('GIFT', { product_type: 'virtual' }), aDraft('PLAN', { product_type: 'downloadable' })])
    expect(cart.paymentMethods).toEqual([])
    await cart.sync()
    expect([cart.isVirtual, cart.shippingMethods, cart.shipping]).toEqual([true, [], undefined])
    expect(cart.payment).toMatchObject({ code: 'banktransfer', is_server_method: true })
    expect(gateway.called('shippingMethods')).toEqual([])
    expect(cart.totals).toMatchObject({ grandTotal: 20_000, stale: false })
  })

  it('know cash on delivery as soon as one product is delivered [R5.08]', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('PLAN', { product_type: 'downloadable' })])
    expect(cart.paymentMethods).toEqual([])
    await cart.add([aDraft('A')])
    expect(cart.paymentMethods.map(({ code }) => code)).toEqual(['cashondelivery'])
  })

  it('do not know a shipping method that the host marks as not available [R5.08]', async () => {
    const { cart, gateway } = openCart()
    const [flatrate] = gateway.offeredShipping
    gateway.offeredShipping = [flatrate!, { ...flatrate!, method_code: 'lift', available: false }]
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(cart.shippingMethods.map(({ method_code }) => method_code)).toEqual(['flatrate'])
  })

  it('are asked for with all methods again while the host offered none to pay with', async () => {
    const { cart, gateway } = openCart()
    gateway.offeredPayment = []
    await cart.add([aDraft('GIFT', { product_type: 'virtual' })])
    await cart.sync()
    expect(cart.payment).toBeUndefined()
    gateway.offeredPayment = [{ code: 'banktransfer', title: 'Banköverföring' }]
    await cart.sync()
    expect(cart.payment).toMatchObject({ code: 'banktransfer' })
  })

  it('that the host does not give are only logged [R8.17 totals]', async () => {
    const { cart, gateway, logger, events, connectivity } = openCart({ online: false })
    gateway.trouble('shippingInformation', new HostRejection({ code: 500, result: 'Tilt' }))
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect(cart.totals).toMatchObject({ grandTotal: 10_500, stale: true })
    expect(logger.entries.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: 'The host gave no totals' },
    ])
    expect(events.map(({ type }) => type)).toEqual(['item-added'])
    await cart.sync()
    expect(cart.totals.stale).toBe(false)
  })

  it('and the coupon do not show what was removed, also when the totals did not come', async () => {
    const { cart, gateway } = openCart()
    await cart.add([aDraft('A')])
    await cart.applyCoupon('NYHET10')
    gateway.trouble('shippingInformation', new HostRejection({ code: 502, result: 'Bad gateway' }))
    expect(await cart.removeCoupon()).toMatchObject({ ok: true })
    expect([cart.coupon, cart.totals.stale]).toEqual([undefined, true])
    await cart.sync()
    expect([cart.coupon, cart.totals.stale]).toEqual([undefined, false])
  })

  it('are asked for with all methods again by the next run when a list of methods did not come', async () => {
    for (const call of ['shippingMethods', 'paymentMethods'] as const) {
      const { cart, gateway, connectivity } = openCart({ online: false })
      gateway.trouble(call, new HostRejection({ code: 502, result: 'Bad gateway' }))
      await cart.add([aDraft('A')])
      connectivity.set(true)
      await cart.sync()
      expect(cart.totals.stale).toBe(true)
      await cart.sync()
      expect(gateway.called(call)).toHaveLength(2)
      expect(cart.totals.stale).toBe(false)
    }
  })

  it('of the cart as it was are not taken for those of the cart as it is', async () => {
    for (const call of ['shippingMethods', 'shippingInformation']) {
      const { cart, gateway, connectivity } = openCart({ online: false })
      gateway.meanwhile = async (name, way) => {
        if (name !== call || way === 'there') return
        connectivity.set(false)
        await cart.setQty('A', 9)
      }
      await cart.add([aDraft('A', { qty: 2 })])
      connectivity.set(true)
      await cart.sync()
      expect(cart.totals).toMatchObject({ grandTotal: 90_500, stale: true })
    }
  })

  it('need a country, else that is logged [R5.09]', async () => {
    const { cart, gateway, logger, connectivity } = openCart({ online: false, config: { defaultCountry: undefined } })
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect(logger.entries.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'Please do set the tax.defaultCountry in order to calculate totals' },
    ])
    expect(gateway.called('totals')).toEqual([])
  })

  it('are not asked for when that is switched off', async () => {
    const { cart, gateway, connectivity } = openCart({ online: false, config: { synchronizeTotals: false } })
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect(gateway.calls.map(({ name }) => name)).toEqual(['create', 'pull', 'update'])
  })

  it('are asked for again after another pull where another device changed the cart in between [R4.32]', async () => {
    const { cart, gateway } = openCart()
    await cart.add([aDraft('A'), aDraft('B')])
    await cart.sync()
    gateway.meanwhile = (name) => {
      if (name !== 'shippingInformation') return
      gateway.meanwhile = () => undefined
      gateway.putFromElsewhere(cart.token ?? '', { sku: 'B', qty: 0 })
    }
    await cart.refreshTotals()
    expect(cart.totals.stale).toBe(true)
    await vi.waitFor(() => expect(cart.totals.stale).toBe(false))
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A'])
    expect(cart.totals).toMatchObject({ grandTotal: 10_500 })
  })

  it('of other lines are not taken for ours while no pull has come between them', async () => {
    const { cart, gateway } = openCart()
    await cart.add([aDraft('A'), aDraft('B')])
    await cart.sync()
    const answerOf = gateway.shippingInformation.bind(gateway)
    gateway.shippingInformation = async (call, address) => {
      const answer = await answerOf(call, address)
      const down = new HostRejection({ code: 502, result: 'Bad gateway' })
      gateway.trouble('pull', down, down, down, down)
      return { ...answer, totals: { ...answer.totals, items: answer.totals.items?.slice(0, 1) } }
    }
    await cart.refreshTotals()
    await cart.applyCoupon('NYHET10')
    expect(gateway.called('shippingInformation')).toHaveLength(3)
    expect(cart.totals.stale).toBe(true)
  })

  it('leave out what the host says twice that it does not count', async () => {
    const { cart, gateway } = openCart()
    const answerOf = gateway.shippingInformation.bind(gateway)
    gateway.shippingInformation = async (call, address) => {
      const answer = await answerOf(call, address)
      return { ...answer, totals: { ...answer.totals, items: answer.totals.items?.slice(0, 1) } }
    }
    await cart.add([aDraft('A'), aDraft('B')])
    await cart.sync()
    await vi.waitFor(() => expect(cart.totals.stale).toBe(false))
  })
})
