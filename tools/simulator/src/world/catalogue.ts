import type { CatalogueSeed } from '@vitrin/api-server'
import { COUPONS, GOODS, type Good } from '../oracle/goods'

/** The oracle's price list, as documents of the host. */
export const SEED: CatalogueSeed = {
  hash: 'simulated',
  documents: [
    ...GOODS.map((good) => ({ type: 'product' as const, id: good.id, doc: documentOf(good) })),
    {
      type: 'taxrule',
      id: 2,
      doc: {
        id: 2,
        code: 'SE',
        product_tax_class_ids: [2],
        customer_tax_class_ids: [3],
        rates: [{ id: 5, tax_country_id: 'SE', tax_region_id: 0, region_name: null, rate: 25 }],
      },
    },
  ],
  coupons: COUPONS,
}

function documentOf({ id, sku, price, isVirtual, engravings, stock }: Good): Readonly<Record<string, unknown>> {
  return {
    id,
    sku,
    name: sku,
    type_id: isVirtual ? 'virtual' : 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: price / 100,
    url_path: sku.toLowerCase(),
    category_ids: ['31'],
    category: [],
    stock: { product_id: id, qty: stock, is_in_stock: true, manage_stock: true, max_sale_qty: 10_000 },
    ...(engravings && {
      custom_options: [{ option_id: 22, title: 'Engraving', type: 'field', is_require: false, max_characters: 5 }],
    }),
  }
}
