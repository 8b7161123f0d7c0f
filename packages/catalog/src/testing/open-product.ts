import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { ProductStore } from '../product-page/product-store'
import { aCategory, aCorner, aProduct, colorAttribute, FakeSearchGateway, FakeStockGateway, sizeAttribute } from '.'
import type { CatalogueProduct } from '../document/product'
import type { StockItem } from '../document/stock-item'

export function openProductPage({
  products = [aCorner(), aProduct()],
  stock = {},
  config = {},
}: {
  products?: readonly CatalogueProduct[]
  stock?: Record<string, StockItem>
  config?: Partial<typeof DEFAULT_CATALOG_CONFIG>
} = {}) {
  const search = new FakeSearchGateway({
    product: products,
    attribute: [colorAttribute, sizeAttribute],
    review: [
      { id: 1, product_id: 501, review_status: 1, title: 'Bra' },
      { id: 2, product_id: 501, review_status: 2, title: 'Väntar' },
    ],
  })
  const settings = { ...DEFAULT_CATALOG_CONFIG, ...config }
  const make = () =>
    new ProductStore({
      search,
      stock: new FakeStockGateway(stock),
      attributes: new AttributeStore({ search, config: settings }),
      categories: { known: [aCategory()], current: undefined },
      config: settings,
    })
  return { search, make, store: make() }
}

interface OpenedProduct extends ReturnType<typeof openProductPage> {
  readonly outcome: Awaited<ReturnType<ProductStore['load']>>
}

export async function openedProduct(
  options: Parameters<typeof openProductPage>[0] = {},
  childSku?: string,
  parentSku = 'SILJAN',
): Promise<OpenedProduct> {
  const { store, ...rest } = openProductPage(options)
  const outcome = await store.load({ parentSku, childSku })
  return { store, outcome, ...rest }
}
