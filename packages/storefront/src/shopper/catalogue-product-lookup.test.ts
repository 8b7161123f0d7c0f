import { AttributeStore, DEFAULT_CATALOG_CONFIG, type CatalogueProduct } from '@vitrin/catalog'
import { aProduct, FakeSearchGateway } from '@vitrin/catalog/testing'
import { productLookupContract } from '@vitrin/cart-sync/contracts'
import { describe, expect, it } from 'vitest'
import { CatalogueProductLookup } from './catalogue-product-lookup'

const hook = { item_id: 1, sku: 'HOOK', qty: 2, name: 'Krok', price: 80, product_type: 'simple', quote_id: 'c' }

function lookupIn(product: CatalogueProduct) {
  const search = new FakeSearchGateway({ product: [product] })
  return new CatalogueProductLookup({
    search,
    attributes: new AttributeStore({ search, config: DEFAULT_CATALOG_CONFIG }),
    config: DEFAULT_CATALOG_CONFIG,
  })
}

describe('the product of a line that another device put into the cart', () => {
  it.each([
    { price: 100, price_incl_tax: 125, gross: 100 },
    { price: 100, price_incl_tax: 125.5, gross: 100.4 },
    { price: 100, price_incl_tax: 106, gross: 84.8 },
  ])('has the VAT of its product, whose price is $price_incl_tax for $price', async ({ gross, ...prices }) => {
    const draft = await lookupIn(aProduct({ sku: 'HOOK', ...prices })).draftOf(hook)
    expect(draft).toMatchObject({ price: 80, price_incl_tax: gross })
  })

  it('has no choices where the host names none', async () => {
    const draft = await lookupIn(aProduct({ sku: 'HOOK' })).draftOf(hook)
    expect(draft).toMatchObject({ sku: 'HOOK', qty: 2, product_option: { extension_attributes: {} } })
  })
})

productLookupContract('CatalogueProductLookup', { open: (sku) => lookupIn(aProduct({ sku })) })
