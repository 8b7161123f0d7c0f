// Creates shoppers with filled carts through the API, as the shop's own client does. Every second one is signed in.

const PASSWORD = 'ett hemligt ord'
const LINES = 3
/** The quantity of a line alternates between these, so the size of the cart stays the same. */
const QUANTITIES = [1, 2]

/**
 * @returns {Promise<{ path: string, headers: Record<string, string>, body: string }[]>}
 * requests that update one line of each cart
 */
export async function updatesOfShoppers(url, count) {
  const skus = await skusForSale(url)
  const updates = []
  for (let index = 0; index < count; index += 1) updates.push(...(await updatesOfShopper(url, index, skus)))
  // All updates to one quantity come first, then all to the other, so each update changes its line.
  return QUANTITIES.flatMap((_, step) => updates.filter((__, index) => index % QUANTITIES.length === step))
}

async function updatesOfShopper(url, index, skus) {
  const headers = {
    'content-type': 'application/json',
    'x-cart-run': `device-${index}:1`,
    ...(index % 2 === 1 && { authorization: `Bearer ${await signIn(url, index)}` }),
  }
  const quoteId = await call(`${url}/api/cart/create`, { headers })
  const path = `/api/cart/update?cartId=${quoteId}&storeCode=sv`
  const lines = []
  for (let line = 0; line < LINES; line += 1) {
    const cartItem = { sku: skus[(index + line) % skus.length], qty: 1, quoteId }
    lines.push(await call(`${url}${path}`, { headers, body: { cartItem } }))
  }
  const [{ item_id, sku }] = lines
  return QUANTITIES.map((qty) => ({
    path,
    headers,
    body: JSON.stringify({ cartItem: { sku, item_id, qty, quoteId } }),
  }))
}

async function signIn(url, index) {
  const email = `shopper-${index}@bench.example`
  await call(`${url}/api/user/create`, {
    body: { customer: { email, firstname: 'Bench', lastname: 'Shopper' }, password: PASSWORD },
  })
  return call(`${url}/api/user/login`, { body: { username: email, password: PASSWORD } })
}

/** Skus of variants and simple products without further options. */
export async function skusForSale(url) {
  const query = {
    _availableFilters: [],
    _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }],
    _appliedSort: [],
    _searchText: '',
  }
  const answer = await fetch(
    `${url}/api/catalog/vue_storefront_magento_4/product/_search?size=100&from=0&request_format=search-query` +
      '&_source_include=sku,type_id,custom_options,configurable_children.sku',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
    },
  )
  const products = (await answer.json()).hits.hits.map(({ _source }) => _source)
  const skus = products.flatMap(({ sku, type_id, custom_options = [], configurable_children = [] }) => {
    if (custom_options.length > 0) return []
    return type_id === 'configurable'
      ? configurable_children.slice(0, 1).map((child) => child.sku)
      : type_id === 'simple'
        ? [sku]
        : []
  })
  if (skus.length < LINES) throw new Error('The shop sells too few products without options.')
  return skus
}

async function call(url, { headers = {}, body } = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { code, result } = await answer.json()
  if (code !== 200) throw new Error(`${url} answers ${code}: ${JSON.stringify(result)}`)
  return result
}
