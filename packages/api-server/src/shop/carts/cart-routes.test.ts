import { beforeEach, describe, expect, it } from 'vitest'
import type {
  WireCartItem,
  WirePaymentMethod,
  WireShippingInformation,
  WireShippingMethod,
  WireTotals,
} from '@vitrin/api-contract/wire'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, ownDoor, standardDoor } from '../../testing/shop-requests'

describe('carts', () => {
  let host: ShopHost
  let cartId: string
  beforeEach(async () => {
    host = new ShopHost()
    cartId = await host.guestCart()
  })
  const at = (call: string) => `/api/cart/${call}?cartId=${cartId}`
  const update = (cartItem: object, request?: WireRequest) =>
    host.post<WireCartItem>(at('update'), { cartItem }, request)
  const pull = async () => (await host.get<readonly WireCartItem[]>(at('pull'))).result
  const totals = async () => (await host.get<WireTotals>(at('totals'))).result

  describe('create and pull', () => {
    it('gives each guest a cart id that cannot be guessed, and a customer always the same number [R7.08]', async () => {
      const { token } = await host.customer()
      const other = await host.guestCart()
      expect([cartId, other]).toEqual([
        expect.stringMatching(/^[0-9a-f]{32}$/),
        expect.stringMatching(/^[0-9a-f]{32}$/),
      ])
      expect(cartId).not.toBe(other)
      const own = await host.post<string>('/api/cart/create', undefined, { token })
      expect(own.result).toMatch(/^\d+$/)
      expect((await host.post('/api/cart/create', undefined, { token })).result).toBe(own.result)
      expect(await host.get(`/api/cart/pull?cartId=${own.result}`, { token })).toMatchObject({ code: 200, result: [] })
    })

    it('answers never to be kept on the way', async () => {
      expect((await host.get(at('pull'))).headers.get('cache-control')).toBe('no-cache, no-store')
    })

    it('shows a customer cart to its customer only', async () => {
      const { token } = await host.customer()
      const { token: other } = await host.customer('eva@example.se')
      cartId = (await host.post<string>('/api/cart/create', undefined, { token })).result
      const refused = { status: 404, code: 404, result: `No such entity with cartId = ${cartId}` }
      expect(await host.get(at('pull'))).toMatchObject(refused)
      expect(await host.get(at('pull'), { token: other })).toMatchObject(refused)
      expect((await host.get(at('pull'), { token })).code).toBe(200)
    })

    it('gives a guest cart to every client that knows its id, signed in or not; a bad token is refused', async () => {
      const { token } = await host.customer()
      expect((await host.get(at('pull'), { token })).code).toBe(200)
      expect((await host.get(at('pull'), { token: 'x.y.z' })).code).toBe(401)
      expect((await host.get('/api/cart/pull')).fields).toMatchObject([{ field: 'cartId' }])
    })
  })

  describe('update and delete', () => {
    it('stores a line and pulls it with the fields of a cart item [R7.09] [R3.06]', async () => {
      const { result } = await update({ ...standardDoor(), quoteId: cartId })
      expect(result).toEqual({
        item_id: expect.any(Number),
        sku: 'DOOR-80-BLACK',
        qty: 1,
        name: 'Alpha duschdörr',
        product_type: 'configurable',
        price: 3996,
        price_incl_tax: 4995,
        quote_id: cartId,
        product_option: standardDoor().product_option,
      })
      expect(await pull()).toEqual([result])
    })

    it('finds the variant of a parent by its options, given as numbers, strings or a map', async () => {
      const chosen = (options: unknown) => ({
        ...standardDoor('DOOR'),
        product_option: {
          extension_attributes: {
            ...standardDoor().product_option.extension_attributes,
            configurable_item_options: options,
          },
        },
      })
      const list = await update(
        chosen([
          { option_id: '93', option_value: 5512 },
          { option_id: 142, option_value: '6101' },
        ]),
      )
      const map = await update(
        chosen({ 93: { option_id: 93, option_value: '5512' }, 142: { option_id: 142, option_value: 6101 } }),
      )
      expect([list.result.sku, list.result.qty, map.result.sku, map.result.qty]).toEqual([
        'DOOR-80-CHROME',
        1,
        'DOOR-80-CHROME',
        2,
      ])
      expect(await update(chosen([{ option_id: '93', option_value: 5511 }]))).toMatchObject({
        code: 400,
        fields: [{ message: 'should choose one variant' }],
      })
      expect(
        await update(
          chosen([
            { option_id: '93', option_value: 5512 },
            { option_id: '142', option_value: 6102 },
          ]),
        ),
      ).toMatchObject({ code: 400, fields: [{ message: 'should be a variant that is sold' }] })
    })

    it('adds the same product with the same options to one line; another option is another line', async () => {
      await update(mirror(81))
      const again = await update({ ...mirror(81), qty: 2 })
      const warm = await update(mirror(82))
      expect([again.result.qty, warm.result.qty]).toEqual([3, 1])
      expect((await pull()).map(({ qty }) => qty)).toEqual([3, 1])
    })

    it('keeps two own sizes as two lines', async () => {
      await update(ownDoor(700, 1900))
      await update(ownDoor(750, 1900))
      await update(ownDoor(700, 1900))
      expect((await pull()).map(({ qty, made_to_measure }) => [made_to_measure?.measures.width, qty])).toEqual([
        [700, 2],
        [750, 1],
      ])
    })

    it('sets a named line to what was sent; a line changed into another joins it', async () => {
      const cold = await update(mirror(81))
      const warm = await update(mirror(82))
      const set = await update({ ...mirror(81), item_id: cold.result.item_id, qty: 5 })
      expect([set.result.item_id, set.result.qty]).toEqual([cold.result.item_id, 5])
      const joined = await update({ ...mirror(81), item_id: warm.result.item_id, qty: 1 })
      expect([joined.result.item_id, joined.result.qty]).toEqual([cold.result.item_id, 6])
      expect(await pull()).toHaveLength(1)
      expect(await update({ ...mirror(81), item_id: 999_999 })).toMatchObject({ code: 404 })
    })

    it('names the quantity that is no positive whole number, or more than may be sold', async () => {
      for (const qty of [0, -1, 1.5, '1'])
        expect(await update({ ...standardDoor(), qty })).toMatchObject({
          code: 400,
          fields: [{ field: 'cartItem.qty' }],
        })
      await update({ ...standardDoor(), qty: 20 })
      expect(await update(standardDoor())).toMatchObject({
        code: 400,
        result: 'The requested qty is not available',
        fields: [{ field: 'cartItem.qty', message: 'should be at most 20' }],
      })
      expect((await pull())[0]?.qty).toBe(20)
    })

    it('takes what is out of stock, because it is made to order', async () => {
      expect((await update({ ...standardDoor('DOOR-80-CHROME'), qty: 2 })).code).toBe(200)
    })

    it.each(['NOTHING', 'GONE', 'DOOR-OLD', 'UNPRICED'])('refuses %s, which is not sold', async (sku) => {
      expect(await update({ sku, qty: 1 })).toMatchObject({ code: 400, fields: [{ field: 'cartItem.sku' }] })
    })

    it('deletes a line, and does not mind one that is gone', async () => {
      const { result } = await update(standardDoor())
      const remove = () =>
        host.post(at('delete'), { cartItem: { sku: result.sku, item_id: result.item_id, quoteId: cartId } })
      expect(await remove()).toMatchObject({ code: 200, result: true })
      expect((await remove()).code).toBe(200)
      expect(await pull()).toEqual([])
    })

    it('touches no line of another cart', async () => {
      const { result } = await update(standardDoor())
      const first = cartId
      cartId = await host.guestCart()
      await host.post(at('delete'), { cartItem: { item_id: result.item_id } })
      expect((await update({ ...standardDoor(), item_id: result.item_id, qty: 9 })).code).toBe(404)
      cartId = first
      expect(await pull()).toMatchObject([{ qty: 1 }])
    })

    it('shows a line whose product is no longer sold as it was, and charges nothing for it', async () => {
      await update(standardDoor())
      host = new ShopHost({ database: host.database, documents: shopDocuments.filter(({ id }) => id !== 500) })
      expect(await pull()).toMatchObject([{ sku: 'DOOR-80-BLACK', name: 'Alpha duschdörr', price_incl_tax: 4995 }])
      expect(await totals()).toMatchObject({ grand_total: 0, items: [] })
    })
  })

  describe('prices', () => {
    it('prices own measures from the model and keeps the snapshot on the line', async () => {
      const { result } = await update(ownDoor(893, 2010))
      // 893 × 2010 mm = 1,794,930 mm² × 1,150 kr/m² = 2,064 kr; edge 490; black 1,790; fee 575
      expect(result.made_to_measure).toMatchObject({
        version: 3,
        family: 'shower-door-hinged',
        profile: 'black-matt',
        measures: { width: 893, height: 2010 },
        choices: { glass: 'clear', hinge_side: 'left' },
        breakdown: { total: 491_900 },
      })
      expect([result.price_incl_tax, result.price]).toEqual([4919, 3935.2])
      expect(await pull()).toEqual([result])
    })

    it('refuses own measures with a reason per field', async () => {
      const refused = await update({ ...ownDoor(500, 2200), made_to_measure: { breakdown: { total: 1 } } })
      expect(refused).toMatchObject({
        code: 400,
        fields: [
          { field: 'cartItem.product_option.width', message: 'should be at least 600 mm' },
          { field: 'cartItem.product_option.height', message: 'should be at most 2100 mm' },
        ],
      })
      const { sku, product_option } = ownDoor(700, 2000)
      const without = product_option.extension_attributes.custom_options.filter(
        ({ option_id }) => option_id !== '903' && option_id !== '905',
      )
      expect(
        (await update({ sku, qty: 1, product_option: { extension_attributes: { custom_options: without } } })).fields,
      ).toEqual([
        { field: 'cartItem.product_option.height', message: 'is required' },
        { field: 'cartItem.product_option.hinge_side', message: 'is required' },
      ])
    })

    it('refuses own measures that are a standard size of that colour, and measures on a standard size', async () => {
      expect(await update(ownDoor(900, 2000))).toMatchObject({
        code: 400,
        fields: [{ field: 'cartItem.product_option.width', message: 'is a standard size: choose it instead' }],
      })
      const { product_option } = ownDoor(700, 1900)
      expect(
        (await update({ sku: 'DOOR-80-BLACK', qty: 1, product_option })).fields?.map(({ field }) => field),
      ).toEqual(['cartItem.product_option.width', 'cartItem.product_option.height'])
    })

    it('adds the surcharges of chosen values, in kronor and in percent', async () => {
      expect((await update(standardDoor('DOOR-80-BLACK', 9042))).result.price_incl_tax).toBe(5445)
      expect((await update(mirror(82))).result.price_incl_tax).toBe(1644.5)
    })

    it('refuses options that are missing, unknown, chosen twice, too long or without such a value', async () => {
      const options = (...custom_options: readonly object[]) => ({
        sku: 'MIRROR',
        qty: 1,
        product_option: { extension_attributes: { custom_options } },
      })
      const led = { option_id: 21, option_value: '81' }
      const fieldsOf = async (item: object) => (await update(item)).fields?.map(({ field }) => field)
      expect(await fieldsOf({ sku: 'MIRROR', qty: 1 })).toEqual(['cartItem.product_option.21'])
      expect(await fieldsOf(options(led, { option_id: 99, option_value: 'x' }))).toEqual(['cartItem.product_option.99'])
      expect(await fieldsOf(options(led, led))).toEqual(['cartItem.product_option.21'])
      expect(await fieldsOf(options({ option_id: 21, option_value: '83' }))).toEqual(['cartItem.product_option.21'])
      expect(await fieldsOf(options(led, { option_id: 22, option_value: 'sex bok' }))).toEqual([
        'cartItem.product_option.22',
      ])
    })

    it('takes dates and times in their form, and no files: neither the one nor the other is guessed at', async () => {
      const options = ['date', 'date_time', 'time', 'area', 'file'].map((type, index) => ({
        option_id: 31 + index,
        title: type,
        type,
        is_require: false,
      }))
      const visit = {
        id: 640,
        sku: 'VISIT',
        name: 'Besök',
        type_id: 'virtual',
        status: 1,
        visibility: 4,
        tax_class_id: 2,
        price: 100,
        custom_options: options,
      }
      const visited = new ShopHost({ documents: [...shopDocuments, { type: 'product', id: 640, doc: visit }] })
      const guest = await visited.guestCart()
      const refusalOf = async (option_id: number, option_value: string) => {
        const cartItem = {
          sku: 'VISIT',
          qty: 1,
          quoteId: guest,
          product_option: { extension_attributes: { custom_options: [{ option_id, option_value }] } },
        }
        return (await visited.post(`/api/cart/update?cartId=${guest}`, { cartItem })).fields?.map(
          ({ message }) => message,
        )
      }
      expect(await refusalOf(31, '2026-12-03')).toBeUndefined()
      expect(await refusalOf(31, 'i morgon')).toEqual(['should be a date (YYYY-MM-DD)'])
      expect(await refusalOf(32, '2026-12-03T08:30')).toBeUndefined()
      expect(await refusalOf(32, '2026-12-03')).toEqual(['should be a date with a time (YYYY-MM-DDTHH:mm)'])
      expect(await refusalOf(33, '08:30')).toBeUndefined()
      expect(await refusalOf(33, 'åtta')).toEqual(['should be a time (HH:mm)'])
      expect(await refusalOf(34, 'Två\nrader')).toBeUndefined()
      expect(await refusalOf(35, 'ritning.pdf')).toEqual(['cannot be ordered here (file)'])
    })

    it('sells what special prices, bundles, groups and downloads cost', async () => {
      expect((await update({ sku: 'SQUEEGEE', qty: 1 })).result.price_incl_tax).toBe(79.9)
      expect((await update({ sku: 'SET', qty: 1 })).result.price_incl_tax).toBe(79.9)
      const bundle = (selection: string, qty: number) => ({
        sku: 'SET',
        qty: 1,
        product_option: {
          extension_attributes: {
            bundle_options: [{ option_id: 11, option_qty: qty, option_selections: [selection] }],
          },
        },
      })
      expect((await update(bundle('32', 2))).result.price_incl_tax).toBe(66.66)
      expect(await update(bundle('31', 2))).toMatchObject({
        code: 400,
        fields: [{ field: 'cartItem.product_option.11', message: 'should have the quantity 1' }],
      })
      expect(await update(bundle('33', 1))).toMatchObject({ code: 400 })
      expect((await update({ sku: 'PACK', qty: 1 })).result.price_incl_tax).toBe(99.99)
      expect((await update({ sku: 'PLAN', qty: 1 })).result.price_incl_tax).toBe(49)
      expect((await update({ sku: 'SAMPLE', qty: 1 })).result.price_incl_tax).toBe(0)
    })
  })

  describe('totals and methods', () => {
    it('answers totals with lines, segments and VAT that add up to the öre [R7.10] [R3.06]', async () => {
      await update({ sku: 'HOOK', qty: 3 })
      await update({ sku: 'BOOK', qty: 1 })
      await update(standardDoor())
      const answer = await totals()
      expect(answer).toMatchObject({
        grand_total: 5200.99,
        base_grand_total: 5200.99,
        subtotal_incl_tax: 5200.99,
        tax_amount: 1025,
        discount_amount: 0,
        shipping_amount: 0,
        base_currency_code: 'SEK',
        quote_currency_code: 'SEK',
        items_qty: 5,
      })
      expect(answer).not.toHaveProperty('coupon_code')
      expect(answer.items[2]).toMatchObject({
        name: 'Alpha duschdörr',
        qty: 1,
        price: 3996,
        price_incl_tax: 4995,
        row_total: 3996,
        row_total_incl_tax: 4995,
        tax_amount: 999,
        tax_percent: 25,
        options:
          '[{"label":"Profil","value":"Svart matt"},{"label":"Storlek","value":"80"},' +
          '{"label":"Glas","value":"Klarglas"},{"label":"Gångjärn","value":"Vänster"}]',
      })
      expect(answer.items.map(({ tax_amount }) => tax_amount)).toEqual([20, 6, 999])
      expect(answer.total_segments.map(({ code, value }) => [code, value])).toEqual([
        ['subtotal', 5200.99],
        ['shipping', 0],
        ['tax', 1025],
        ['grand_total', 5200.99],
      ])
      expect(
        answer.total_segments[2]?.extension_attributes?.tax_grandtotal_details.map(({ amount, rates }) => [
          amount,
          rates[0]?.percent,
        ]),
      ).toEqual([
        [1019, 25],
        [6, 6],
      ])
    })

    it('offers one courier for 5 kr, 4 without VAT, and free payment on delivery [R9.03] [R3.08]', async () => {
      await update(standardDoor())
      const methods = await host.post<readonly WireShippingMethod[]>(at('shipping-methods'), {
        address: { country_id: 'SE', region_id: 0, street: ['Storgatan', '1'] },
      })
      expect(methods.result).toEqual([
        {
          carrier_code: 'flatrate',
          method_code: 'flatrate',
          carrier_title: expect.any(String),
          method_title: expect.any(String),
          amount: 4,
          base_amount: 4,
          available: true,
          error_message: '',
          price_excl_tax: 4,
          price_incl_tax: 5,
        },
      ])
      const payments = await host.get<readonly WirePaymentMethod[]>(at('payment-methods'))
      expect(payments.result).toEqual([{ code: 'cashondelivery', title: expect.any(String) }])
    })

    it.each([
      {
        shippingAddress: { countryId: 'SE', street: ['Storgatan'] },
        billingAddress: { countryId: 'SE' },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      },
      { shipping_address: { country_id: 'SE' }, shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' },
    ])(
      'takes shipping information in both spellings and remembers the method [R7.11] [R3.08]',
      async (addressInformation) => {
        await update(standardDoor())
        const { result } = await host.post<WireShippingInformation>(at('shipping-information'), { addressInformation })
        expect(result.payment_methods).toMatchObject([{ code: 'cashondelivery' }])
        expect(result.totals).toMatchObject({
          grand_total: 5000,
          shipping_amount: 4,
          shipping_incl_tax: 5,
          shipping_tax_amount: 1,
          tax_amount: 1000,
        })
        expect(await totals()).toEqual(result.totals)
      },
    )

    it('refuses a shipping method that is not offered, and an address without country', async () => {
      const wrong = {
        addressInformation: {
          shippingAddress: { countryId: 'SE' },
          shippingCarrierCode: 'drone',
          shippingMethodCode: 'drone',
        },
      }
      expect(await host.post(at('shipping-information'), wrong)).toMatchObject({
        code: 400,
        fields: [{ field: 'addressInformation.shippingMethodCode' }],
      })
      expect(await host.post(at('shipping-methods'), { address: {} })).toMatchObject({
        code: 400,
        fields: [{ field: 'address.country_id' }],
      })
      expect(await host.post(at('shipping-methods'), {})).toMatchObject({ code: 400, fields: [{ field: 'address' }] })
    })

    it('sends nothing of a cart of vouchers and downloads, so asks neither for shipping nor for cash', async () => {
      await update({ sku: 'GIFT', qty: 1 })
      await update({ sku: 'PLAN', qty: 1 })
      expect((await host.post(at('shipping-methods'), { address: { country_id: 'SE' } })).result).toEqual([])
      expect((await host.get(at('payment-methods'))).result).toMatchObject([{ code: 'banktransfer' }])
    })

    it('divides the ten percent of the newsletter coupon over the lines to the öre [R7.12] [R9.16]', async () => {
      await update({ sku: 'HOOK', qty: 1 })
      await update({ sku: 'SQUEEGEE', qty: 1 })
      await update(standardDoor())
      expect(await host.post(`${at('apply-coupon')}&coupon=nyhet10`)).toMatchObject({ code: 200, result: true })
      expect((await host.get(at('coupon'))).result).toBe('NYHET10')
      const answer = await host.post<WireTotals>(at('collect-totals'), {
        methods: { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' },
      })
      // 10 % of 33.33 + 79.90 + 4,995.00 = 510.82
      expect(answer.result).toMatchObject({
        coupon_code: 'NYHET10',
        discount_amount: -510.82,
        subtotal_incl_tax: 5108.23,
        grand_total: 4602.41,
        tax_amount: 920.48,
      })
      expect(answer.result.items.map(({ discount_amount }) => discount_amount)).toEqual([3.33, 7.99, 499.5])
      expect(answer.result.total_segments.map(({ code, value }) => [code, value])).toEqual([
        ['subtotal', 5108.23],
        ['shipping', 5],
        ['discount', -510.82],
        ['tax', 920.48],
        ['grand_total', 4602.41],
      ])
      expect(await host.post(at('delete-coupon'))).toMatchObject({ code: 200, result: true })
      expect(await totals()).not.toHaveProperty('coupon_code')
      expect((await host.get(at('coupon'))).result).toBe('')
    })

    it('refuses an unknown coupon and a missing one', async () => {
      expect(await host.post(`${at('apply-coupon')}&coupon=FEL`)).toMatchObject({
        code: 404,
        result: "The coupon code isn't valid. Verify the code and try again.",
      })
      expect(await host.post(at('apply-coupon'))).toMatchObject({ code: 400, fields: [{ field: 'coupon' }] })
    })
  })

  describe('requests that come late or twice', () => {
    it('refuses a write and a pull of an older run of the same device', async () => {
      const run = (header: string) => ({ headers: { 'x-cart-run': header } })
      expect((await update(standardDoor(), run('d1:7'))).code).toBe(200)
      expect(await update(standardDoor(), run('d1:6'))).toMatchObject({ status: 409, reason: 'stale-run' })
      expect((await host.get(at('pull'), run('d1:6'))).reason).toBe('stale-run')
      expect((await host.get(at('pull'), run('d2:1'))).code).toBe(200)
      expect((await update(standardDoor(), run('d1:7'))).result.qty).toBe(2)
      expect((await host.get(at('pull'), run('d1:8'))).code).toBe(200)
      expect((await update(standardDoor(), run('d1:7'))).reason).toBe('stale-run')
      expect(await update(standardDoor(), run('7'))).toMatchObject({ code: 400, fields: [{ field: 'X-Cart-Run' }] })
    })

    it('has one effect per idempotency key, and says so for another body', async () => {
      const once = { headers: { 'idempotency-key': 'task-1' } }
      const first = await update(standardDoor(), once)
      expect(await update(standardDoor(), once)).toMatchObject({ code: 200, result: first.result })
      expect((await pull())[0]?.qty).toBe(1)
      expect(await update({ ...standardDoor(), qty: 2 }, once)).toMatchObject({ status: 409, reason: 'key-reused' })
    })

    it('keeps answers per cart, accepted ones only, for seven days', async () => {
      const once = { headers: { 'idempotency-key': 'task-1' } }
      await update({ ...standardDoor(), qty: 21 }, once)
      expect((await update(standardDoor(), once)).code).toBe(200)
      cartId = await host.guestCart()
      expect((await update({ sku: 'HOOK', qty: 1 }, once)).code).toBe(200)
      host.clock.advance(7 * 24 * 3_600_000 + 1)
      expect((await update({ sku: 'HOOK', qty: 1 }, once)).result.qty).toBe(2)
    })
  })
})
