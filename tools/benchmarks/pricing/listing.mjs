// A listing as the index stores it. Every fifth child and every tenth product is reduced; half of the reductions
// have dates.
const CHILD = {
  status: 1,
  visibility: 1,
  tax_class_id: '2',
  image: '/a.webp',
  small_image: '/a.webp',
  thumbnail: '/a.webp',
  color: '5511',
  size: '6101',
  tier_prices: [],
  stock: { qty: 3, is_in_stock: true },
}
const WINDOW = { special_from_date: '2026-01-01 00:00:00', special_to_date: '2026-12-31 00:00:00' }

export function listing(products, children) {
  return Array.from({ length: products }, (_, at) => ({
    id: at,
    sku: `P-${at}`,
    name: 'Duschhörna Siljan',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    url_path: `p-${at}`,
    image: '/a.webp',
    small_image: '/a.webp',
    thumbnail: '/a.webp',
    tier_prices: [],
    ...reduced(4995 + at, at % 10 === 0, at % 20 === 0),
    configurable_children: Array.from({ length: children }, (_child, number) => ({
      ...CHILD,
      id: 1000 * at + number,
      sku: `P-${at}-${number}`,
      name: 'Duschhörna Siljan, mattsvart, 80x80',
      custom_attributes: [
        { attribute_code: 'color', value: '5511' },
        { attribute_code: 'size', value: '6101' },
      ],
      ...reduced(4995 + at + number, number % 5 === 0, number % 10 === 0),
    })),
  }))
}

function reduced(price, isReduced, hasDates) {
  return {
    price,
    ...(isReduced && { special_price: price - 500 }),
    ...(isReduced && hasDates ? WINDOW : { special_from_date: null, special_to_date: null }),
  }
}
