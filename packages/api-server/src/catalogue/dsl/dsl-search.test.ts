import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../../testing'
import { refusedFields } from '../../testing/refused-fields'

const host = new ApiHost()
afterAll(() => host.close())

interface Answer {
  readonly total: number
  readonly hits: readonly { readonly sku: string; readonly _score: number | null }[]
  readonly aggregations: Readonly<
    Record<string, { readonly buckets: readonly { readonly key: string | number; readonly doc_count: number }[] }>
  >
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}
const search = (body: unknown, parameters = '') =>
  host.post<Answer>(`/api/catalog/vue_storefront_magento_4/product/_search?response_format=compact${parameters}`, body)
const skus = async (query: object, more: object = {}, parameters = '') =>
  (await search({ query, ...more }, parameters)).body.hits.map(({ sku }) => sku)
const refusals = async (body: unknown) => {
  const answer = await search(body)
  return [answer.status, refusedFields(answer.body)]
}
const few = { range: { id: { gte: 800, lt: 900 } } }
const within = (parts: object) => ({ bool: { filter: [few], ...parts } })

describe('a search in Elasticsearch’s own language', () => {
  it('knows the clauses of the query builder', async () => {
    expect(await skus(within({ must: { term: { sku: 'MIR-60' } } }))).toEqual(['MIR-60'])
    expect(await skus(within({ must: [{ terms: { sku: ['MIR-60', 'WALL'] } }] }))).toEqual(['WALL', 'MIR-60'])
    expect(
      await skus(within({ must_not: [{ exists: { field: 'color' } }, { term: { status: { value: 2 } } }] })),
    ).toEqual(['WALL', 'SAUNA-7', 'HANDLE'])
    expect(await skus(within({ filter: [few, { match: { name: 'spegel belysning' } }] }))).toEqual(['MIR-60', 'MIR-80'])
    expect(
      await skus(within({ filter: [few, { match: { name: { query: 'belysning spegel', operator: 'and' } } }] })),
    ).toEqual(['MIR-80'])
    expect(await skus({ match_phrase: { name: 'spegel med' } })).toEqual(['MIR-80'])
    expect(await skus({ match_phrase: { name: 'med spegel' } })).toEqual([])
    expect((await search({ query: { match_all: {} } })).body.total).toBe((await search(undefined)).body.total)
  })

  it('takes the filters of the layered navigation as they are assembled', async () => {
    const color = {
      bool: {
        should: [
          { terms: { color: ['5511'] } },
          { bool: { must: [{ terms: { color_options: ['5511'] } }, { match: { type_id: 'configurable' } }] } },
        ],
      },
    }
    expect(await skus({ bool: { filter: [few], must: [color] } }, { sort: [{ id: 'asc' }] })).toEqual([
      'WALL',
      'HINGE-12',
    ])
  })

  it('needs one alternative where nothing else is asked, and as many as it says', async () => {
    const should = [{ term: { sku: 'MIR-60' } }, { term: { id: 811 } }, { term: { sku: 'WALL' } }]
    expect(await skus({ bool: { should } })).toEqual(['MIR-60', 'WALL'])
    expect(await skus({ bool: { should, minimum_should_match: 2 } })).toEqual(['MIR-60'])
    expect(await skus(within({ should }))).toHaveLength(7)
  })

  it('searches words as the shop does, ranks, and leaves out what scores too little', async () => {
    const words = {
      multi_match: {
        query: 'duschvagg',
        fields: ['name^4', 'sku^2', 'category.name^1'],
        operator: 'or',
        fuzziness: 2,
        minimum_should_match: '75%',
      },
    }
    const query = {
      function_score: {
        query: { bool: { should: [words, { match_phrase: { sku: 'duschvagg' } }] } },
        functions: [],
        score_mode: 'multiply',
        boost_mode: 'multiply',
        max_boost: 100,
      },
    }
    const {
      body: { hits },
    } = await search({ query, min_score: 0.02 })
    expect(hits[0]?.sku).toBe('WALL')
    expect(hits[0]?._score).toBeGreaterThan(0.02)
    expect(await skus(query, { min_score: 1000 })).toEqual([])
  })

  it('weighs values as the query says', async () => {
    const functions = [{ filter: { match: { id: 812 } }, weight: 9 }]
    const query = { function_score: { query: { match: { name: 'spegel' } }, functions } }
    expect((await skus(query))[0]).toBe('MIR-80')
    expect(await skus({ function_score: { ...query.function_score, min_score: 8 } })).toEqual(['MIR-80'])
  })

  it('sorts by the body, by the query string before it, by the score, by chance', async () => {
    expect(await skus(few, { sort: [{ price: { order: 'desc' } }, 'sku'] })).toEqual([
      'SAUNA-9',
      'SAUNA-7',
      'WALL',
      'HANDLE',
      'MIR-80',
      'MIR-60',
      'HINGE-12',
    ])
    expect((await skus(few, { sort: { sku: 'asc' } }, '&sort=sku:desc'))[0]).toBe('WALL')
    expect(await skus({ match: { name: 'spegel belysning' } }, { sort: ['_score', { id: 'asc' }] })).toEqual([
      'MIR-80',
      'MIRROR',
      'MIR-60',
    ])
    expect(
      (await skus({ function_score: { query: few, random_score: {}, weight: 2, min_score: 1.1 } })).toSorted(),
    ).toEqual((await skus(few)).toSorted())
  })

  it('aggregates values and ranges by the names it is given', async () => {
    const {
      body: { aggregations },
    } = await search({
      query: few,
      aggs: {
        finish: { terms: { field: 'color', size: 1 } },
        cost: { range: { field: 'price', ranges: [{ to: 1500 }, { from: 1500, to: 2000 }] } },
        __proto__x: { terms: { field: 'type_id.keyword' } },
      },
    })
    expect(aggregations.finish?.buckets).toEqual([{ key: 5512, doc_count: 2 }])
    expect(aggregations.cost?.buckets).toMatchObject([
      { to: 1500, doc_count: 2 },
      { from: 1500, to: 2000, doc_count: 1 },
    ])
    expect(aggregations.__proto__x?.buckets).toContainEqual({ key: 'simple', doc_count: 6 })
  })

  it('refuses by name what this host does not know', async () => {
    expect(
      await refusals({
        query: { bool: { filter: [{ fuzzy: { name: 'x' } }], mus: [] } },
        aggs: { a: { avg: { field: 'price' } } },
        script_fields: {},
      }),
    ).toEqual([
      400,
      [
        {
          field: 'script_fields',
          message:
            'is not known here ' +
            '(query, aggs, aggregations, sort, from, size, min_score, _source, groupToken, groupId)',
        },
        {
          field: 'query.bool.mus',
          message: 'is not known here (must, filter, should, must_not, minimum_should_match, boost)',
        },
        {
          field: 'query.bool.filter.0.fuzzy',
          message:
            'is no clause that this host knows ' +
            '(bool, constant_score, term, terms, ids, prefix, wildcard, range, exists, match, match_phrase, ' +
            'multi_match, match_all, function_score)',
        },
        { field: 'aggs.a.avg', message: 'is no aggregation that this host knows (terms, range, max, min)' },
      ],
    ])
    expect(await refusals({ query: { constructor: {} } })).toMatchObject([400, [{ field: 'query.constructor' }]])
    expect(await refusals([])).toEqual([400, [{ field: 'body', message: 'should be an object' }]])
  })

  it('refuses more depth or more clauses than sense', async () => {
    let deep: object = { match_all: {} }
    for (let level = 0; level < 30; level++) deep = { bool: { must: [deep] } }
    expect(await refusals({ query: deep })).toMatchObject([400, [{ message: 'should lie at most 12 clauses deep' }]])
    const many = Array.from({ length: 300 }, (_, id) => ({ term: { id } }))
    expect(await refusals({ query: { bool: { should: many } } })).toMatchObject([
      400,
      [{ message: 'should be one of at most 200 clauses' }],
    ])
  })
})
