const SEARCH_URL =
  'http://host.test/api/catalog/vue_storefront_magento_4/product/_search' +
  '?request_format=search-query&response_format=compact'

/**
 * Searches through the host's handler, in process.
 * @returns ms until the last byte of the answer, and the total found
 */
export async function search(host, { query, size, from }, fields = []) {
  const include = fields.length > 0 ? `&_source_include=${fields.join(',')}` : ''
  const request = new Request(`${SEARCH_URL}&size=${size}&from=${from}${include}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(query),
  })
  const began = process.hrtime.bigint()
  const answer = await host.fetch(request)
  const text = await answer.text()
  const ms = Number(process.hrtime.bigint() - began) / 1e6
  if (answer.status !== 200)
    throw new Error(`The host answers ${answer.status} to ${JSON.stringify(query)}: ${text.slice(0, 300)}`)
  return { ms, total: JSON.parse(text).total }
}
