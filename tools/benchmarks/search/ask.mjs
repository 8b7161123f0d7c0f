const CALL =
  'http://host.test/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact'

/** One search through the host's handler in process: ms from the request to the last byte of the answer, and how much was found. */
export async function ask(host, { query, size, from }, fields = []) {
  const include = fields.length > 0 ? `&_source_include=${fields.join(',')}` : ''
  const request = new Request(`${CALL}&size=${size}&from=${from}${include}`, {
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
