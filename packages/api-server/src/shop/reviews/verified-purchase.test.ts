import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'
import { orderOf, standardDoor } from '../../testing/shop-requests'

const DOOR = 500
const ORDER = '1715340000000-1a2b3c4d'

describe('a review of a verified purchase', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const isVerified = async (more: object, token?: string): Promise<boolean> => {
    const review = { product_id: DOOR, title: 'Fin', detail: 'Tät och tyst.', nickname: 'Åsa', ...more }
    const { result, status } = await host.post<{ verified_purchase?: boolean }>(
      '/api/review/create',
      { review },
      token === undefined ? {} : { token },
    )
    expect(status).toBe(200)
    return result.verified_purchase === true
  }

  it('is by a customer who has ordered the product, in the size that the review names', async () => {
    const asa = await host.customer('asa@example.se')
    const bo = await host.customer('bo@example.se')
    expect(await isVerified({}, asa.token)).toBe(false)
    await host.post('/api/order', orderOf([standardDoor()], { user_id: String(asa.id) }), { token: asa.token })
    expect(await isVerified({}, asa.token)).toBe(true)
    expect(await isVerified({ sku: 'DOOR-80-BLACK' }, asa.token)).toBe(true)
    expect(await isVerified({ sku: 'DOOR-OWN-BLACK' }, asa.token)).toBe(false)
    expect(await isVerified({}, bo.token)).toBe(false)
    expect(await isVerified({})).toBe(false)
  })

  it('is by a guest who knows the id of an order with it', async () => {
    await host.post('/api/order', orderOf([standardDoor()]))
    expect(await isVerified({ order_id: ORDER })).toBe(true)
    expect(await isVerified({ order_id: 'another' })).toBe(false)
    expect(await isVerified({ order_id: ORDER, product_id: 611 })).toBe(false)
  })

  it('is never what the client claims', async () => {
    expect(await isVerified({ verified_purchase: true })).toBe(false)
  })
})
