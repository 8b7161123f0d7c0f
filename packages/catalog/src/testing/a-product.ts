import type { CatalogueProduct } from '../document/product'
import type { ConfigurableChild } from '../document/variant'

/** Prices of a document for one gross amount at 25 percent, as a host writes them. */
export function pricesOf(
  gross: number,
): Pick<
  CatalogueProduct,
  | 'price'
  | 'price_tax'
  | 'price_incl_tax'
  | 'original_price'
  | 'original_price_incl_tax'
  | 'final_price'
  | 'special_price'
  | 'special_price_incl_tax'
> {
  const net = gross / 1.25
  return {
    price: net,
    price_tax: gross - net,
    price_incl_tax: gross,
    original_price: net,
    original_price_incl_tax: gross,
    final_price: net,
    special_price: 0,
    special_price_incl_tax: 0,
  }
}

export function aChild(
  overrides: Partial<ConfigurableChild> & Pick<ConfigurableChild, 'id' | 'sku'>,
): ConfigurableChild {
  return {
    status: 1,
    visibility: 1,
    ...pricesOf(4995),
    stock: { product_id: overrides.id, qty: 4, is_in_stock: true, manage_stock: true },
    ...overrides,
  }
}

export function aProduct(overrides: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: 610,
    sku: 'MIR-60-RUND',
    name: 'Rund spegel 60 cm',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    ...pricesOf(1495),
    image: '/mirror.webp',
    url_path: 'speglar/rund-spegel-60',
    slug: 'rund-spegel-60-610',
    category_ids: ['35'],
    stock: { product_id: 610, qty: 12, is_in_stock: true, manage_stock: true },
    ...overrides,
  }
}
