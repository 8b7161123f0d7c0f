import type { FieldRefusal } from '@vitrin/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { openHostDatabase } from '../../database'
import { ApiHost } from '../../testing'
import { refusedFields } from '../../testing/refused-fields'

let host: ApiHost
beforeEach(() => {
  host = new ApiHost()
})
afterEach(() => host.close())

const review = {
  product_id: 801,
  title: 'Fin vägg',
  detail: 'Lätt att montera.',
  nickname: 'Bo',
  review_entity: 'product',
  customer_id: null,
}

interface Answer {
  readonly code: number
  readonly result: Readonly<Record<string, unknown>> & { readonly id: number }
  readonly fields?: readonly FieldRefusal[] | undefined
}
async function create(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await host.fetch('/api/review/create', { method: 'POST', body: JSON.stringify(body), headers })
  const answer = (await response.json()) as Answer
  return { ...answer, fields: refusedFields(answer) }
}
async function shown(): Promise<readonly unknown[]> {
  const filters = [
    ['product_id', { eq: 801 }],
    ['review_status', { eq: 1 }],
  ].map(([attribute, value]) => ({ attribute, value, scope: 'default' }))
  const body = { _availableFilters: [], _appliedFilters: filters, _appliedSort: [], _searchText: '' }
  const answer = await host.post<{ hits: { title: string }[] }>(
    '/api/catalog/vue_storefront_magento_4/review/_search?request_format=search-query&response_format=compact',
    body,
  )
  return answer.body.hits.map(({ title }) => title)
}
/** A moderator works on the same database, not through this host. */
function approve(id: number): void {
  const database = openHostDatabase(join(host.dataFolder, 'shop.db'), { clock: host.clock })
  database.reviews.approve(id)
  database.close()
}

describe('a review', () => {
  it('waits until it is approved, and is found then [R7.15]', async () => {
    const { code, result } = await create({ review })
    expect(code).toBe(200)
    expect(result).toMatchObject({
      ...review,
      review_status: 2,
      store_id: 4,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(await shown()).toEqual(['Mycket nöjd'])
    approve(result.id)
    expect(await shown()).toEqual(['Mycket nöjd', 'Fin vägg'])
  })

  it('is written once, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'a-review' }
    const first = await create({ review }, headers)
    expect(await create({ review }, headers)).toEqual(first)
    expect((await create({ review: { ...review, title: 'Annan' } }, headers)).code).toBe(409)
    expect((await create({ review }, { 'idempotency-key': 'another' })).result.id).not.toBe(first.result.id)
  })

  it('belongs to the customer who is signed in, not to the one that the request names', async () => {
    const customer = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
    const {
      body: {
        result: { id },
      },
    } = await host.post<Answer>('/api/user/create', { customer, password: 'hemligt1' })
    const {
      body: { result: token },
    } = await host.post<{ result: string }>('/api/user/login', { username: customer.email, password: 'hemligt1' })
    expect((await create({ review }, { authorization: `Bearer ${token}` })).result.customer_id).toBe(id)
    expect((await create({ review: { ...review, customer_id: id } })).result.customer_id).toBeNull()
  })

  it('tells every field that does not fit', async () => {
    expect(
      await create({ review: { product_id: '801', title: ' ', nickname: 'x'.repeat(300), review_entity: 'shop' } }),
    ).toMatchObject({
      code: 400,
      fields: [
        { field: 'review.product_id', message: 'should be a number' },
        { field: 'review.title', message: 'should have at least 1 character' },
        { field: 'review.detail', message: 'is required (a string)' },
        { field: 'review.nickname', message: 'should have at most 255 characters' },
        { field: 'review.review_entity', message: 'should be "product"' },
      ],
    })
    expect((await create({ review: { ...review, product_id: 1.5 } })).code).toBe(400)
  })

  it('is about a product, not about a variant or nothing', async () => {
    for (const product_id of [802, 4711]) {
      expect(await create({ review: { ...review, product_id } })).toMatchObject({
        code: 400,
        fields: [{ field: 'review.product_id', message: 'should be the id of a product' }],
      })
    }
  })

  it('names the piece that the shopper has, if it is one of the product', async () => {
    const piece = [{ label: 'Bredd', value: '90 cm' }]
    expect((await create({ review: { ...review, sku: 'WALL-90-BLACK', piece } })).result).toMatchObject({
      sku: 'WALL-90-BLACK',
      piece,
    })
    expect(await create({ review: { ...review, sku: 'DOOR' } })).toMatchObject({
      code: 400,
      fields: [{ field: 'review.sku', message: 'should be the sku of the product or of one of its variants' }],
    })
  })
})
