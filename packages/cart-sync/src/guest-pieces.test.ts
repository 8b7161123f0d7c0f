import { describe, expect, it } from 'vitest'
import { reconcile } from './reconcile'
import type { ServerCartItem } from './server-documents'
import { aLine, aServerItem } from './testing'

describe('pieces that a guest brought', () => {
  const merge = (line: Parameters<typeof aLine>[2], qty: number, serverItems: readonly ServerCartItem[]) =>
    reconcile({
      items: [aLine('A', qty, line)],
      tombstones: [],
      serverItems,
      force: false,
      config: { serverSyncCanRemoveLocalItems: false, serverSyncCanModifyLocalItems: false },
      drafts: new Map(),
    })

  it.each([
    ['to the host’s quantity', { merge_qty: 2, prev_qty: 0 }, 2, [aServerItem('A', 3)], 5, 3, 'update-required'],
    [
      'to the account’s own new quantity',
      { merge_qty: 2, prev_qty: 1 },
      6,
      [aServerItem('A', 3)],
      6,
      3,
      'update-required',
    ],
    ['where the host has none', { merge_qty: 2, prev_qty: 0 }, 2, [], 2, 0, 'no-item'],
  ])('are added %s, and sent', (_, line, qty, serverItems, sum, prev_qty, status) => {
    const { items, updates, log } = merge(line, qty, serverItems)
    expect(items).toMatchObject([{ qty: sum, prev_qty, unconfirmed: true }])
    expect(items[0]).not.toHaveProperty('merge_qty')
    expect([updates.map(({ item }) => item.qty), log.map((entry) => [entry.party, entry.status])]).toEqual([
      [sum],
      [['server', status]],
    ])
  })
})
