import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DocumentSet } from '../search/document-set'
import { ApiHost } from '../testing'
import { shopDocuments } from '../testing/shop-documents'
import { mirror, orderOf, ownDoor, standardDoor } from '../testing/shop-requests'
import { OrderedPieces } from './ordered-pieces'

const DAY_MS = 86_400_000
const CREATED = { MIRROR: '2026-03-01', HOOK: '2026-05-01', SQUEEGEE: '2026-04-01', DOOR: '2026-01-01' }
const documents = shopDocuments.map((entry) => {
  const created = CREATED[entry.doc['sku'] as keyof typeof CREATED]
  return created === undefined ? entry : { ...entry, doc: { ...entry.doc, created_at: `${created} 10:00:00` } }
})

let host: ApiHost
beforeEach(() => {
  host = new ApiHost({ documents, now: Date.UTC(2026, 10, 20, 9) })
})
afterEach(() => host.close())

async function order(order_id: string, ...products: readonly object[]) {
  expect((await host.post('/api/order', orderOf(products, { order_id }))).body).toMatchObject({ code: 200 })
}

async function sortedByPieces() {
  const body = {
    _availableFilters: [],
    _appliedFilters: [{ attribute: 'sku', value: { in: Object.keys(CREATED) }, scope: 'default' }],
    _appliedSort: [
      { field: 'ordered_pieces', options: 'desc' },
      { field: 'created_at', options: 'desc' },
    ],
    _searchText: '',
  }
  const answer = await host.post<{ hits: { hits: { _source: { sku: string } }[] } }>(
    '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query',
    body,
  )
  return answer.body.hits.hits.map(({ _source }) => _source.sku)
}

it('sorts by the pieces in orders, also those of variants; ties by the next field [R2.27 bestsellers]', async () => {
  expect(await sortedByPieces()).toEqual(['HOOK', 'SQUEEGEE', 'MIRROR', 'DOOR'])
  await order('first-order', mirror())
  expect(await sortedByPieces()).toEqual(['MIRROR', 'HOOK', 'SQUEEGEE', 'DOOR'])
  await order('second-order', { ...standardDoor(), qty: 2 })
  expect(await sortedByPieces()).toEqual(['DOOR', 'MIRROR', 'HOOK', 'SQUEEGEE'])
})

it('counts the orders of the last 90 days [R2.27 bestsellers]', async () => {
  await order('first-order', { ...standardDoor(), qty: 2 })
  host.clock.advance(90 * DAY_MS)
  await order('second-order', mirror())
  expect((await sortedByPieces()).slice(0, 2)).toEqual(['DOOR', 'MIRROR'])
  host.clock.advance(60_000)
  expect((await sortedByPieces()).slice(0, 2)).toEqual(['MIRROR', 'HOOK'])
})

it('counts once a minute while no order comes', () => {
  const clock = new ManualClock()
  const counted: number[] = []
  const orders = {
    orderedPieces: (sinceMs: number) => {
      counted.push(sinceMs)
      return new Map<string, number>()
    },
  }
  const pieces = new OrderedPieces({ orders, clock, bySku: () => undefined })
  const ask = () => pieces.of(new DocumentSet([]))
  ask()
  clock.advance(59_999)
  ask()
  expect(counted).toHaveLength(1)
  clock.advance(1)
  ask()
  expect(counted).toHaveLength(2)
  pieces.forget()
  ask()
  expect(counted).toHaveLength(3)
})

it('an order changes the prepared page of bestsellers, also one of own measures [R2.27 bestsellers]', async () => {
  await order('first-order', ownDoor(893, 2010))
  expect(host.changed).toEqual([expect.arrayContaining(['bestsellers'])])
})
