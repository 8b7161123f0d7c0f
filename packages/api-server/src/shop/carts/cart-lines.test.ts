import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem, WireTotals } from '@vitrin/api-contract/wire'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, ownDoor, standardDoor } from '../../testing/shop-requests'

describe('the lines of a cart', () => {
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
    it('gives a guest an id that cannot be guessed, and a customer always the same number [R7.08 create]', async () => {
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
    it.each([
      ['sku', 'DOOR-80-BLACK'],
      ['qty', 2],
      ['product_type', 'configurable'],
      ['price_incl_tax', 4995],
      ['product_option', standardDoor().product_option],
    ])('pulls a line with its %s [R3.06 $0]', async (field, value) => {
      await update({ ...standardDoor(), qty: 2, quoteId: cartId })
      expect((await pull())[0]).toMatchObject({ [field]: value })
    })

    it('pulls a line with the id that it had, and with its cart [R3.06 item_id] [R3.06 quote_id]', async () => {
      const { result } = await update({ ...standardDoor(), quoteId: cartId })
      const [line] = await pull()
      expect(line).toMatchObject({ item_id: result.item_id, quote_id: cartId })
      const deletion = { cartItem: { sku: line!.sku, item_id: line!.item_id, quoteId: line!.quote_id } }
      expect(await host.post(at('delete'), deletion)).toMatchObject({ code: 200 })
      expect(await pull()).toEqual([])
    })

    it('stores a line and pulls it with the fields of a cart item [R7.08 pull] [R7.09 update]', async () => {
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
      for (const qty of [0, -1, 1.5, '1.5', 'many', ''])
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
