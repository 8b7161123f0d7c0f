import type { ListedProduct } from '../document/listed-product'
import { aCategory } from './a-category'
import { aCorner } from './a-corner'
import { aProduct, pricesOf } from './a-product'
import { colorAttribute } from './attributes'
import { customSizeGatewayContract } from '../contracts/custom-size-gateway-contract'
import { FakeCustomSizeGateway } from './fake-custom-size-gateway'
import { FakePriceGateway } from './fake-price-gateway'
import { FakeReviewGateway } from './fake-review-gateway'
import { FakeSearchGateway } from './fake-search-gateway'
import { FakeStockGateway } from './fake-stock-gateway'
import { InMemoryListStorage } from './in-memory-list-storage'
import { listStorageContract } from '../contracts/list-storage-contract'
import { priceGatewayContract } from '../contracts/price-gateway-contract'
import { reviewGatewayContract } from '../contracts/review-gateway-contract'
import { searchGatewayContract } from '../contracts/search-gateway-contract'
import { stockGatewayContract } from '../contracts/stock-gateway-contract'

const mirrors = Array.from({ length: 12 }, (_, index) =>
  aProduct({
    id: 700 + index,
    sku: `MIR-${index}`,
    ...pricesOf(1000 + 500 * (index % 5)),
    category_ids: ['31', '24'],
    color: index % 2 ? '5511' : '5512',
    new: '1',
    erin_recommends: '1',
  }),
)

searchGatewayContract('FakeSearchGateway', {
  open: () =>
    new FakeSearchGateway({
      product: [aCorner(), ...mirrors],
      category: [aCategory(), aCategory({ id: 35, name: 'Speglar', product_count: 2 })],
      attribute: [colorAttribute],
    }),
})

stockGatewayContract('FakeStockGateway', {
  open: () =>
    new FakeStockGateway({
      A: { product_id: 1, qty: 2, is_in_stock: true, manage_stock: true },
      B: { product_id: 2, qty: 0, is_in_stock: false, manage_stock: true },
    }),
  skus: ['B', 'A'],
})

customSizeGatewayContract('FakeCustomSizeGateway', {
  open: () => new FakeCustomSizeGateway(aCorner()),
  piece: {
    sku: 'SILJAN',
    measures: { width: 874, depth: 912, height: 1985 },
    choices: { glass: 'clear', hinge_side: 'left' },
    options: { 93: '5511' },
  },
  price: 6932,
  variant: 'SILJAN-B-OWN',
})

listStorageContract('InMemoryListStorage', {
  isShared: true,
  items: [aProduct({ sku: 'A' }), aProduct({ sku: 'B' }), aProduct({ sku: 'C' })],
  open: (tabs) => {
    const first = new InMemoryListStorage<ListedProduct>()
    return [first, ...Array.from({ length: tabs - 1 }, () => first.anotherTab())]
  },
})

const priced = [
  { id: 610, sku: 'MIRROR', gross: 1495 },
  { id: 511, sku: 'SILJAN-B-80', gross: 4995 },
]

priceGatewayContract('FakePriceGateway', {
  open: () => new FakePriceGateway(priced),
  openOffline: () => {
    const gateway = new FakePriceGateway(priced)
    gateway.isOffline = true
    return gateway
  },
  products: priced,
})

reviewGatewayContract('FakeReviewGateway', async () => {
  const gateway = new FakeReviewGateway(['7', '8'])
  const { id: product_id, sku, name } = aProduct()
  const product = { sku, name }
  let id = 0
  return {
    gateway,
    accounts: ['7', '8'],
    sku,
    write: async (account, title) => {
      id += 1
      const review = { id, product_id, title, detail: '', nickname: 'Åsa', review_status: 2, created_at: '' }
      gateway.write(account, { ...review, product })
    },
  }
})
