import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importBundled } from '../lib/bundle.mjs'
import { percentile } from '../lib/statistics.mjs'
import { search } from '../search/search.mjs'
import { mixedQueries } from '../search/queries.mjs'

const QUERIES = 4000
const WARM_UP = 500

export const title = 'Search'
export const reference =
  'The target of 10 ms; and, measured in turn with it, a call for a sku that does not exist: the time that the host ' +
  'needs without a search.'
export const method =
  `${QUERIES} mixed queries (listings with filters, words with and without typing errors, both) in the demo ` +
  "catalogue with five aggregations each, in sequence through the API host's handler in process, from the request " +
  `to the last byte of compact JSON, after ${WARM_UP} queries to warm up.`

export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'vitrin-search-'))
  try {
    const { openHost, demoCatalogue } = await importBundled('search/host.mjs')
    const host = openHost(data, demoCatalogue)
    const { documents } = demoCatalogue()
    const queries = mixedQueries(documents, WARM_UP + QUERIES)
    const nothing = {
      size: 1,
      from: 0,
      query: {
        _availableFilters: [],
        _appliedFilters: [{ attribute: 'sku', value: { eq: 'NO-SUCH-SKU' }, scope: 'default' }],
        _appliedSort: [],
        _searchText: '',
      },
    }
    for (const query of queries.slice(0, WARM_UP)) await search(host, query)

    const answers = []
    const floor = []
    for (const query of queries.slice(WARM_UP)) {
      answers.push({ kind: query.kind, ...(await search(host, query)) })
      floor.push((await search(host, nothing)).ms)
    }
    await host.close()
    const found = answers.filter(({ total }) => total > 0).length
    if (found < QUERIES / 2)
      throw new Error(`Only ${found} of ${QUERIES} queries found a product, so they do not fit the demo catalogue.`)

    const distinct = new Set(queries.slice(WARM_UP).map((query) => JSON.stringify(query))).size
    if (distinct < 0.8 * QUERIES) throw new Error(`Only ${distinct} of ${QUERIES} queries are different.`)
    const times = (kind) => answers.filter((answer) => kind === undefined || answer.kind === kind).map(({ ms }) => ms)
    const at = (values, percent) => Number(percentile(values, percent).toFixed(3))
    return {
      figures: [
        { what: 'queries that found a product', value: found, unit: '' },
        { what: 'different queries', value: distinct, unit: '' },
        { what: 'p99', value: at(times(), 99), unit: 'ms', atMost: 10 },
        { what: 'p50', value: at(times(), 50), unit: 'ms' },
        { what: 'p99 of the call that finds nothing', value: at(floor, 99), unit: 'ms' },
        { what: 'p50 of the call that finds nothing', value: at(floor, 50), unit: 'ms' },
      ],
      raw: {
        products: documents.filter(({ type }) => type === 'product').length,
        queries: QUERIES,
        distinct,
        found,
        kinds: Object.fromEntries(
          ['listing', 'text', 'both'].map((kind) => [
            kind,
            { n: times(kind).length, p50: at(times(kind), 50), p99: at(times(kind), 99), max: at(times(kind), 100) },
          ]),
        ),
      },
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
