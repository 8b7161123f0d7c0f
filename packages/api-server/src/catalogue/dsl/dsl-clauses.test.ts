import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../../testing'
import { refusedFields } from '../../testing/refused-fields'

const host = new ApiHost()
afterAll(() => host.close())

interface Answer {
  readonly hits: {
    readonly total: number
    readonly hits: readonly { readonly _source?: { readonly sku: string }; readonly _score: number | null }[]
  }
  readonly aggregations: Readonly<Record<string, object>>
}
const search = async (body: unknown, parameters = '') =>
  (await host.post<Answer>(`/api/catalog/vue_storefront_catalog/product/_search?${parameters}`, body)).body
const skus = async (query: object, more: object = {}, parameters = '') =>
  (await search({ query, ...more }, parameters)).hits.hits.map(({ _source }) => _source?.sku)
const refusals = async (body: unknown, parameters = '') => refusedFields(await search(body, parameters))
const few = { range: { id: { gte: 800, lt: 900 } } }

describe('clauses that the original passes on to Elasticsearch', () => {
  it.each([
    ['sku', 'MIR-60', ['MIR-60']],
    ['sku.keyword', 'MIR-60', ['MIR-60']],
    ['sku', 'MIR', []],
    ['url_path', 'speglar/mir-60', ['MIR-60']],
    ['url_path', 'speglar', []],
    ['configurable_children.sku', 'WALL-90-BLACK', ['WALL']],
  ])('compare the keyword %s as a whole with %s', async (field, value, expected) => {
    expect(await skus({ match: { [field]: value } })).toEqual(expected)
    expect(await skus({ match_phrase: { [field]: { query: value, boost: 1 } } })).toEqual(expected)
    expect(await skus({ term: { [field]: value } })).toEqual(expected)
    expect(await skus({ terms: { [field]: [value] } })).toEqual(expected)
    expect(await skus({ multi_match: { query: value, fields: [field] } })).toEqual(expected)
  })

  it('match numbers and truth values, too', async () => {
    expect(await skus({ match: { id: 811 } })).toEqual(['MIR-60'])
    expect(await skus({ bool: { filter: [few, { match: { 'stock.is_in_stock': false } }] } })).toEqual(['HANDLE'])
    expect(await skus({ bool: { must: [few, { match: { name: 'spegel' } }] } })).toEqual(['MIR-60', 'MIR-80'])
  })

  it('find by the begin of a value, or of a word of a text', async () => {
    expect(await skus({ prefix: { sku: 'MIR-' } })).toEqual(['MIR-60', 'MIR-80'])
    expect(await skus({ prefix: { sku: { value: 'mir-' } } })).toEqual([])
    expect(await skus({ bool: { filter: [few, { prefix: { name: 'Spe' } }] } })).toEqual(['MIR-60', 'MIR-80'])
  })

  it('find by wildcards', async () => {
    expect(await skus({ wildcard: { sku: 'MIR-?0' } })).toEqual(['MIR-60', 'MIR-80'])
    expect(await skus({ wildcard: { sku: { wildcard: '*-6*' } } })).toEqual(['MIR-60'])
    expect(await skus({ wildcard: { sku: 'MIR-6\\*' } })).toEqual([])
    expect(await skus({ bool: { filter: [few, { wildcard: { name: 's?eg*l' } }] } })).toEqual(['MIR-60', 'MIR-80'])
  })

  it('find by ids', async () => {
    expect(await skus({ ids: { type: 'product', values: ['811', 801] } })).toEqual(['WALL', 'MIR-60'])
    expect(await skus({ terms: { _id: ['811'] } })).toEqual(['MIR-60'])
  })

  it('give the same score to all that a filter finds', async () => {
    const { hits } = await search({ query: { constant_score: { filter: { term: { sku: 'MIR-60' } }, boost: 1.5 } } })
    expect(hits.hits).toEqual([expect.objectContaining({ _score: 1.5 })])
  })

  it('need one alternative in a filter, as Elasticsearch 5 does', async () => {
    // Version 1.0.0 of the query builder sends `or` filters like this, without a minimum.
    const alternatives = { must: [few], should: [{ terms: { sku: ['MIR-60'] } }, { terms: { sku: ['WALL'] } }] }
    expect(await skus({ bool: { filter: { bool: alternatives } } })).toEqual(['WALL', 'MIR-60'])
    expect(await skus({ constant_score: { filter: { bool: alternatives } } })).toEqual(['WALL', 'MIR-60'])
    expect(await skus({ bool: alternatives })).toHaveLength(7)
  })

  it('keep the filters of a random order', async () => {
    const filter = { bool: { must: [{ terms: { sku: ['MIR-60', 'WALL'] } }, { terms: { status: [0, 1] } }] } }
    const functions = [{ weight: 2, random_score: {}, filter }]
    const found = await skus({ function_score: { functions, min_score: 1.1 } })
    expect(new Set(found)).toEqual(new Set(['MIR-60', 'WALL']))
  })
})

describe('a body with a page, fields and extremes', () => {
  const order = { sort: [{ id: 'asc' }] }

  it('has its page; that of the query string wins', async () => {
    expect(await skus(few, { ...order, from: 2, size: 2 })).toEqual(['MIR-60', 'MIR-80'])
    expect(await skus(few, { ...order, from: 2, size: 2 }, 'size=1&from=0')).toEqual(['WALL'])
    expect(await skus(few, { ...order, size: 2 }, 'size=NaN&from=')).toHaveLength(2)
  })

  it('may ask for the total and the counts only', async () => {
    for (const answer of [await search({ query: few, size: 0 }), await search({ query: few }, 'size=0')])
      expect(answer.hits).toMatchObject({ total: 7, hits: [] })
  })

  it('selects fields; those of the query string win', async () => {
    const sources = async (_source: unknown, parameters = '') =>
      (await search({ query: { term: { sku: 'MIR-60' } }, _source }, parameters)).hits.hits.map((hit) => hit._source)
    for (const source of ['sku', ['sku'], { includes: ['sku', 'name'], excludes: 'name' }])
      expect(await sources(source)).toEqual([{ sku: 'MIR-60' }])
    expect(await sources(false)).toEqual([{}])
    expect(await sources(['id'], '_source_includes=sku')).toEqual([{ sku: 'MIR-60' }])
  })

  it('has the greatest and the least price with tax', async () => {
    const { aggregations } = await search({
      query: { terms: { sku: ['MIR-60', 'MIR-80'] } },
      aggs: {
        agg_max_price: { max: { field: 'price' } },
        agg_min_price: { min: { field: 'final_price' } },
        agg_min_nothing: { min: { field: 'nothing' } },
      },
    })
    expect(aggregations).toEqual({
      agg_max_price: { value: 1990 },
      agg_min_price: { value: 1495 },
      agg_min_nothing: { value: null },
    })
  })

  it.each(['price', 'final_price', 'price_incl_tax', 'configurable_children.price'])(
    'compares %s with tax',
    async (field) => {
      // 3495 with tax is 2796 without.
      expect(await skus({ bool: { filter: [few, { range: { [field]: { gte: 3490, lt: 3500 } } }] } })).toEqual(['WALL'])
    },
  )
})

describe('the parameter q', () => {
  const found = (q: string) => skus({ match_all: {} }, {}, `q=${encodeURIComponent(q)}`)

  it.each([
    ['sku:MIR-60', ['MIR-60']],
    ['sku:MIR-60 OR sku:WALL', ['WALL', 'MIR-60']],
    ['name:spegel AND sku:MIR-80', ['MIR-80']],
    ['name:"spegel med"', ['MIR-80']],
    ['"med spegel"', []],
    ['id:811 xyzxyzxyz', ['MIR-60']],
  ])('finds %s instead of the query', async (q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  it('finds words as the shop does', async () => {
    expect((await found('duschvagg'))[0]).toBe('WALL')
    expect((await found('*')).length).toBeGreaterThan(7)
  })

  it('is refused with a sentence where it has more', async () => {
    const expected = 'should be words, "phrases" and field:value, with AND or OR between them'
    for (const q of ['(a OR b)', 'price:[1 TO 2]', 'NOT a', 'name:du*', '-a'])
      expect(await refusals({}, `q=${encodeURIComponent(q)}`)).toEqual([{ field: 'q', message: expected }])
    expect(await refusals({}, `q=${'a '.repeat(21)}`)).toEqual([
      { field: 'q', message: 'should have at most 20 parts' },
    ])
  })
})

describe('limits', () => {
  it('name the clause and what was expected', async () => {
    const patterns = Array.from({ length: 11 }, () => ({ prefix: { sku: 'a' } }))
    expect(await refusals({ query: { bool: { should: patterns } } })).toEqual([
      { field: 'query.bool.should.10.prefix', message: 'should be one of at most 10 patterns' },
    ])
    expect(
      await refusals({
        query: {
          bool: {
            must: [{ wildcard: { sku: '*a*a*a*a*' } }, { prefix: { sku: 'a'.repeat(257) } }, { ids: { values: 1 } }],
            filter: [{ wildcard: { sku: ['a'] } }, { constant_score: {} }],
          },
        },
        size: 1.5,
        from: 9_999,
      }),
    ).toEqual([
      { field: 'query.bool.must.0.wildcard.sku', message: 'should have at most 4 *' },
      { field: 'query.bool.must.1.prefix.sku', message: 'should have at most 256 characters' },
      { field: 'query.bool.must.2.ids.values', message: 'should be a list of ids' },
      { field: 'query.bool.filter.0.wildcard.sku', message: 'should be a text' },
      { field: 'query.bool.filter.1.constant_score.filter', message: 'should be an object' },
      { field: 'size', message: 'should be a whole number' },
      { field: 'size', message: 'should end within the first 10000 documents together with from' },
    ])
    expect(await refusals({ _source: 7 })).toMatchObject([{ field: '_source' }])
  })
})
