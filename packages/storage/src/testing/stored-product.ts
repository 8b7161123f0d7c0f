/**
 * Documents as the shop wrote them in November 2026, in every version of its database until then. They do not follow
 * the code: what was stored must stay readable.
 */
export const storedProduct = {
  id: 610,
  sku: 'MIR-60-RUND',
  name: 'Rund spegel 60 cm',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  qty: 1,
  price: 1196,
  price_incl_tax: 1495,
  image: '/rund-spegel.webp',
  url_path: 'speglar/rund-spegel-60',
  slug: 'rund-spegel-60-610',
  category_ids: ['35'],
}
