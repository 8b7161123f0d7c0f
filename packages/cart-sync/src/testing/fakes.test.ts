import { productLookupContract } from '../contracts/product-lookup-contract'
import { KnownProducts } from './known-products'
import { cartGatewayContract } from '../contracts/cart-gateway-contract'
import { cartStorageContract } from '../contracts/cart-storage-contract'
import { withOptions } from './builders'
import { InMemoryCartGateway } from './in-memory-cart-gateway'
import { InMemoryCartStorage } from './in-memory-cart-storage'

cartGatewayContract('InMemoryCartGateway', {
  open: () => new InMemoryCartGateway(),
  lines: [
    { sku: 'HOOK', product_option: { extension_attributes: {} } },
    { sku: 'MIRROR', ...withOptions({ 21: '82' }) },
  ],
  coupon: 'NYHET10',
})

cartStorageContract('InMemoryCartStorage', {
  isShared: true,
  open: (tabs) => {
    const first = new InMemoryCartStorage()
    return Array.from({ length: tabs }, (_, index) => (index === 0 ? first : first.anotherTab()))
  },
})

productLookupContract('KnownProducts', {
  open: () => {
    const products = new KnownProducts()
    products.unknown.add('GONE')
    return products
  },
})
