import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { CachingStockGateway } from './caching-stock-gateway'
import { stockGatewayContract } from '../contracts'
import { FakeStockGateway } from '../testing'

const inStock = (product_id: number) => ({ product_id, qty: 3, is_in_stock: true, manage_stock: true })
const known = { A: inStock(1), B: inStock(2), C: inStock(3) }

function shop() {
  const clock = new ManualClock()
  const stock = new FakeStockGateway(known)
  return { clock, stock, gateway: new CachingStockGateway({ stock, clock }) }
}

stockGatewayContract('CachingStockGateway', { open: () => shop().gateway, skus: ['B', 'A'] })

describe('CachingStockGateway', () => {
  it('requests only stock that is not loaded or older than a minute, and answers in the requested order', async () => {
    const { clock, stock, gateway } = shop()
    await gateway.list(['A', 'B'])
    expect((await gateway.list(['C', 'B'])).map(({ product_id }) => product_id)).toEqual([3, 2])
    expect(stock.asked).toEqual(['A', 'B', 'C'])
    clock.advance(60_000)
    await gateway.list(['A'])
    expect(stock.asked).toEqual(['A', 'B', 'C', 'A'])
  })

  it('keeps nothing of an answer that leaves one out', async () => {
    const { stock, gateway } = shop()
    expect(await gateway.list(['A', 'unknown'])).toEqual([known.A])
    await gateway.list(['A'])
    expect(stock.asked).toEqual(['A', 'unknown', 'A'])
  })
})
