import { beforeEach, describe, expect, it } from 'vitest'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { deliveryTo, orderOf, standardDoor } from '../../testing/shop-requests'

const HOUR = 60 * 60_000
/** The hook has no limit of its own. */
const documents = shopDocuments.map((document) => {
  const { stock, ...doc } = document.doc
  return doc['sku'] === 'HOOK'
    ? { ...document, doc: { ...doc, stock: { ...(stock as object), max_sale_qty: 10_000 } } }
    : document
})

describe('limits of orders', () => {
  let host: ShopHost
  let number = 0
  beforeEach(() => {
    host = new ShopHost({ documents, clientAddress: (request) => request.headers.get('x-test-address') ?? undefined })
  })
  const from = (address: string): WireRequest => ({ headers: { 'x-test-address': address } })
  const order = (email: string, request: WireRequest, change: object = {}) => {
    number += 1
    const body = orderOf([standardDoor()], { order_id: `limited-${number}`, addressInformation: deliveryTo(email) })
    return host.post('/api/order', { ...body, ...change }, request)
  }
  const codesOf = async (times: number, ask: (time: number) => ReturnType<typeof order>) => {
    const codes: number[] = []
    for (let time = 0; time < times; time += 1) codes.push((await ask(time)).code)
    return codes
  }
  const count = (codes: readonly number[], code: number) => codes.filter((each) => each === code).length

  it('stop a caller that orders for many addresses, and leave nothing of a refused order', async () => {
    const codes = await codesOf(40, (time) => order(`a${time}@example.se`, from('10.0.0.1')))
    expect([count(codes, 200), count(codes, 429)]).toEqual([20, 20])
    expect(host.database.mail.waiting()).toHaveLength(20)
    expect(host.database.stock.of('DOOR-80-BLACK')?.qty).toBe(4 - 20)
    const stopped = await order('b@example.se', from('10.0.0.1'))
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await order('b@example.se', from('10.0.0.2'))).code).toBe(200)
    host.clock.advance(HOUR)
    expect((await order('b@example.se', from('10.0.0.1'))).code).toBe(200)
  })

  it('stop callers at many addresses that order for one mailbox', async () => {
    const codes = await codesOf(30, (time) => order('asa@example.se', from(`10.0.${time}.1`)))
    expect([count(codes, 200), count(codes, 429)]).toEqual([10, 20])
  })

  it('are wider for an account that gets its own mails', async () => {
    const { id, token } = await host.customer('asa@example.se')
    const mine = { ...from('10.0.0.1'), token }
    const change = { user_id: String(id) }
    expect(count(await codesOf(30, () => order('asa@example.se', mine, change)), 200)).toBe(30)
    expect(count(await codesOf(30, () => order('other@example.se', mine, change)), 200)).toBe(10)
  })

  it('count orders that are stored, not refused or repeated ones', async () => {
    const refused = { products: [{ ...standardDoor(), sku: 'NONE' }] }
    expect(count(await codesOf(25, () => order('asa@example.se', from('10.0.0.1'), refused)), 400)).toBe(25)
    const same = { order_id: 'the-same-order' }
    expect(count(await codesOf(25, () => order('asa@example.se', from('10.0.0.1'), same)), 200)).toBe(25)
  })

  it('refuse more pieces and lines of a guest than a household orders, in the cart and the order', async () => {
    const many = { sku: 'HOOK', qty: 101 }
    const cart = await host.guestCart()
    const added = await host.post(`/api/cart/update?cartId=${cart}`, { cartItem: many })
    expect(added).toMatchObject({
      code: 400,
      fields: [{ field: 'cartItem.qty', message: 'should be at most 100 without an account' }],
    })
    const pieces = await order('asa@example.se', from('10.0.0.1'), { products: [many] })
    expect(pieces.fields).toEqual([{ field: 'products.0.qty', message: 'should be at most 100 without an account' }])
    const lines = await order('asa@example.se', from('10.0.0.1'), { products: Array(51).fill(standardDoor()) })
    expect(lines.fields).toEqual([{ field: 'products', message: 'should have at most 50 lines without an account' }])
    const { id, token } = await host.customer('eva@example.se')
    const own = await order('eva@example.se', { token }, { products: [many], user_id: String(id) })
    expect(own.code).toBe(200)
  })

  it('keep links and line breaks out of the names that a mail shows', async () => {
    for (const firstname of ['Buy at http://x.example', 'www.x.example', '//x.example', 'Åsa\nBuy']) {
      const delivery = deliveryTo('asa@example.se')
      const addressInformation = { ...delivery, billingAddress: { ...delivery.billingAddress, firstname } }
      expect((await order('asa@example.se', {}, { addressInformation })).fields).toEqual([
        { field: 'addressInformation.billingAddress.firstname', message: 'should hold no link and no line break' },
      ])
    }
    const withdrawal = { name: 'see https://x.example', order_number: '1', email: 'asa@example.se' }
    expect((await host.post('/api/ext/withdrawal', withdrawal)).fields).toMatchObject([{ field: 'name' }])
  })

  it('bound how many receipts with free text a caller can have mailed', async () => {
    const declare = (time: number) => {
      const body = { name: 'Åsa', order_number: '1', email: `a${time}@example.se`, statement: 'x'.repeat(2000) }
      return host.post('/api/ext/withdrawal', body, from('10.0.0.1'))
    }
    expect(count(await codesOf(15, declare), 200)).toBe(10)
  })
})
