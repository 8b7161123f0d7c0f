import type { GraphqlAnswer, GraphqlProducts } from '@vitrin/api-contract/wire'
import { afterAll, describe, expect, it } from 'vitest'
import type { CatalogueDocument } from './ports'
import { ApiHost } from './testing'
import { refusedFields } from './testing/refused-fields'
import { orderOf } from './testing/shop-requests'

const MOST_BYTES = 4 * 1024 * 1024
/** Together 1.2 MB, like the whole demo catalogue. */
const documents: readonly CatalogueDocument[] = [
  ...Array.from({ length: 120 }, (_, number) => ({
    type: 'product' as const,
    id: number + 1,
    doc: { id: number + 1, sku: `S${number}`, type_id: 'simple', price: 1, description: 'ö'.repeat(5000) },
  })),
  ...Array.from({ length: 20 }, (_, number) => ({
    type: 'cms_page' as const,
    id: number + 1,
    doc: { id: number + 1, identifier: `p${number}`, content: 'x'.repeat(10_000), store_id: [0] },
  })),
]
const host = new ApiHost({ documents })
afterAll(() => host.close())

type Answer = GraphqlAnswer<Readonly<Record<string, GraphqlProducts>>>
async function ask(query: string, variables?: object) {
  const response = await host.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) })
  const text = await response.text()
  return { status: response.status, bytes: Buffer.byteLength(text), body: JSON.parse(text) as Answer }
}
const ten = (field: (number: number) => string) => Array.from({ length: 10 }, (_, number) => field(number)).join(' ')
const TOO_LARGE = 'The answer should be at most 4 MB: ask for fewer documents or fields.'

describe('a costly request', () => {
  it('names thousands of patterns', async () => {
    const names = Array.from({ length: 6500 }, (_, number) => `*e*e*e*e${number}`)
    const { status, body } = await host.post<Parameters<typeof refusedFields>[0]>('/api/url/map', {
      url: 'unknown',
      includeFields: names,
    })
    expect([status, refusedFields(body)]).toEqual([
      400,
      [{ field: 'includeFields', message: 'should have at most 64 names' }],
    ])
    for (const name of ['_source', '_source_include', '_source_exclude', '_source_includes', '_source_excludes']) {
      const path = `/api/catalog/vue_storefront_magento_4/product/_search?${name}=${names.slice(0, 65).join(',')}`
      expect((await host.fetch(path)).status, name).toBe(400)
    }
  })

  it('shares a thousand excluded names between ten searches', async () => {
    const { body, bytes } = await ask(
      `query Q($names: [String]) { ${ten((number) => `a${number}: products(_sourceExclude: $names) { items }`)} }`,
      { names: Array.from({ length: 1000 }, (_, number) => `n${number}`) },
    )
    expect(body.errors).toHaveLength(10)
    expect(body.errors?.[0]?.message).toContain('should have at most 64 names')
    expect(bytes).toBeLessThan(10_000)
  })

  it('asks in few bytes for the whole catalogue ten times', async () => {
    const { body, bytes } = await ask(`{ ${ten((number) => `a${number}: products(pageSize: 999) { items }`)} }`)
    expect(body.errors?.[0]).toMatchObject({ message: TOO_LARGE, extensions: { code: 'QUERY_TOO_COMPLEX' } })
    expect(body.data?.a0?.items).toHaveLength(120)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('repeats a text field under many names', async () => {
    const aliases = Array.from({ length: 190 }, (_, number) => `c${number}: content`).join(' ')
    const { body, bytes } = await ask(`{ cmsPages { items { ${aliases} } } }`)
    expect(body.errors?.[0]?.message).toBe(TOO_LARGE)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('repeats counts and the schema under many names', async () => {
    const aliases = Array.from({ length: 190 }, (_, number) => `f${number}: fields { name }`).join(' ')
    expect(await ask(`{ __schema { types { ${aliases} } } }`)).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'The query should have no aliases in introspection.' }] },
    })
    const { body } = await ask(`{ a: __type(name: "Query") { name } }`)
    expect(body.errors?.[0]?.message).toBe('The query should have no aliases in introspection.')
  })

  it('asks REST for more than an answer may hold', async () => {
    const path = '/api/catalog/vue_storefront_magento_4/product/_search'
    const large = new ApiHost({
      documents: documents.map((entry) => ({ ...entry, doc: { ...entry.doc, more: 'x'.repeat(40_000) } })),
    })
    const { status, body } = await large.post<Parameters<typeof refusedFields>[0]>(`${path}?size=1000`, {})
    const few = await large.post<{ readonly hits: { readonly hits: readonly unknown[] } }>(
      `${path}?size=1000&_source_exclude=more`,
      {},
    )
    large.close()
    expect([status, refusedFields(body)]).toEqual([
      400,
      [{ field: 'size', message: 'should ask for fewer documents or fields: the answer may have at most 4 MB' }],
    ])
    expect(few.body.hits.hits).toHaveLength(120)
  })

  /** The turns of other requests while this one is answered. */
  async function turnsDuring(answered: () => Promise<unknown>): Promise<number> {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await answered()
    isOver = true
    return turns
  }

  it('in several parts leaves turns for other requests between them', async () => {
    const query = `{ ${ten((number) => `a${number}: products { total_count }`)} }`
    expect(await turnsDuring(() => ask(query))).toBeGreaterThanOrEqual(9)
  })

  it('with a large answer writes, joins and sends it in pieces, each with turns between', async () => {
    const whole = '/api/catalog/vue_storefront_magento_4/product/_search?size=1000'
    const items = '{ products(pageSize: 999) { items } }'
    const answers: (() => Promise<Response>)[] = [
      () => host.fetch(whole),
      () => host.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: items }) }),
    ]
    for (const answer of answers) {
      let response = new Response()
      expect(await turnsDuring(async () => (response = await answer()))).toBeGreaterThanOrEqual(50)
      const announced = Number(response.headers.get('content-length'))
      const pieces: number[] = []
      const read = async () => {
        for await (const piece of response.body!) pieces.push((piece as Uint8Array).length)
      }
      expect(await turnsDuring(read)).toBeGreaterThanOrEqual(pieces.length)
      expect(pieces.length).toBeGreaterThan(9)
      expect(pieces.reduce((sum, bytes) => sum + bytes, 0)).toBe(announced)
    }
  })

  it('of a page that is rendered waits for no turns', async () => {
    const own = new ApiHost({
      documents,
      clientAddress: (request) => request.headers.get('x-test-address') ?? undefined,
    })
    const path = '/api/catalog/vue_storefront_magento_4/product/_search?size=1000'
    const read = async (headers = {}) => void (await (await own.fetch(path, { headers })).text())
    expect(await turnsDuring(() => read({ 'x-test-address': '203.0.113.1' }))).toBeGreaterThanOrEqual(50)
    expect(await turnsDuring(() => read())).toBeLessThan(5)
    own.close()
  })

  it('nests JSON thousands of levels deep, in a body, a parameter or a form', async () => {
    const deep = `${'['.repeat(45_000)}${']'.repeat(45_000)}`
    const shallow = `${'['.repeat(2000)}${']'.repeat(2000)}`
    const search = '/api/catalog/vue_storefront_magento_4/product/_search'
    const calls = [
      search,
      '/api/url/map',
      '/graphql',
      '/api/order',
      '/api/cart/update?cartId=x',
      '/api/user/create',
      '/api/user/me',
      '/api/review/create',
      '/api/ext/withdrawal',
      '/api/ext/mail-service/send-email',
      '/api/ext/contact-form/send',
    ]
    const paidBy = `"payment_method_additional":${deep}`
    const form = new FormData()
    form.set('review', shallow)
    const statuses = await Promise.all([
      ...calls.flatMap((path) => [
        host.fetch(path, { method: 'POST', body: deep }),
        host.fetch(path, { method: 'POST', body: `{"any":${deep}}` }),
      ]),
      host.fetch('/api/order', {
        method: 'POST',
        body: JSON.stringify(orderOf([{ sku: 'S1', qty: 1 }])).replace('"payment_method_additional":{}', paidBy),
      }),
      host.fetch(`${search}?request=${encodeURIComponent(shallow)}`),
      host.fetch('/api/review/create', { method: 'POST', body: form }),
    ])
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([400]))
    expect(host.logger.entries.filter(({ level }) => level === 'error')).toEqual([])
  })
})
