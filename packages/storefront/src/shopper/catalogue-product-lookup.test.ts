import { AttributeStore, DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { aProduct, FakeSearchGateway } from '@vitrin/catalog/testing'
import { describe, expect, it } from 'vitest'
import { CatalogueProductLookup } from './catalogue-product-lookup'

describe('the product of a line that another device put into the cart', () => {
  it('has no choices where the host names none', async () => {
    const product = aProduct({ sku: 'HOOK' })
    const search = new FakeSearchGateway({ product: [product] })
    const lookup = new CatalogueProductLookup({
      search,
      attributes: new AttributeStore({ search, config: DEFAULT_CATALOG_CONFIG }),
      config: DEFAULT_CATALOG_CONFIG,
    })
    const draft = await lookup.draftOf({
      item_id: 1,
      sku: 'HOOK',
      qty: 2,
      name: 'Krok',
      price: 80,
      product_type: 'simple',
      quote_id: 'c',
    })
    expect(draft).toMatchObject({ sku: 'HOOK', qty: 2, product_option: { extension_attributes: {} } })
  })
})
