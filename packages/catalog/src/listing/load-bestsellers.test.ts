import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG as config } from '../catalog-config'
import { aProduct, FakeSearchGateway } from '../testing'
import { loadBestsellers } from './load-bestsellers'

const product = [
  aProduct({ id: 1, sku: 'OLD', created_at: '2026-01-01', erin_recommends: '1' }),
  aProduct({ id: 2, sku: 'NEW', created_at: '2026-02-01', erin_recommends: '1' }),
  aProduct({ id: 3, sku: 'OTHER', created_at: '2026-03-01' }),
]

async function loaded(hostCountsOrders: boolean) {
  const search = new FakeSearchGateway({ product })
  const products = await loadBestsellers({ search, config, hostCountsOrders })
  return { skus: products.map(({ sku }) => sku), request: search.asked[0] }
}

describe('loadBestsellers', () => {
  it('asks the host for the most ordered products, newest first where equal [R2.27 bestsellers]', async () => {
    const { skus, request } = await loaded(true)
    expect(skus).toHaveLength(3)
    expect(request?.size).toBe(config.pageSize)
    expect(request?.searchQuery._appliedSort).toEqual([
      { field: 'ordered_pieces', options: 'desc' },
      { field: 'created_at', options: 'desc' },
    ])
  })

  it('takes the list of the home page from a host that does not count its orders', async () => {
    const { skus, request } = await loaded(false)
    expect(skus).toEqual(['NEW', 'OLD'])
    expect(request?.size).toBe(config.pageSize)
  })
})
