import { describe, expect, it } from 'vitest'
import { newLine } from './cart-item'
import { reconcile, type ReconcileInput, type Reconciliation } from './reconcile'
import { aDraft, aLine, aServerItem, withOptions } from './testing'

const NEVER = { serverSyncCanRemoveLocalItems: false, serverSyncCanModifyLocalItems: false }
const MAY = { serverSyncCanRemoveLocalItems: true, serverSyncCanModifyLocalItems: true }

function compare(input: Partial<ReconcileInput>): Reconciliation {
  return reconcile({
    items: [],
    tombstones: [],
    serverItems: [],
    force: false,
    config: NEVER,
    drafts: new Map(),
    ...input,
  })
}

/** The outcome as short texts: the lines here, what is sent and deleted, and the log. */
function summaryOf({ items, updates, deletions, log }: Reconciliation) {
  return {
    here: items.map(({ sku, qty }) => `${sku} ${qty}`),
    sent: updates.map(({ item, server }) => `${item.sku} ${item.qty}${server ? ` as ${server.item_id}` : ''}`),
    deleted: deletions.map(({ sku }) => sku),
    log: log.map(({ party, status, client_qty, server_qty }) => `${party} ${status} ${client_qty}/${server_qty}`),
  }
}

const agreed = aLine('A', 2)
const changed = aLine('A', 3, { prev_qty: 2 })
const added = newLine(aDraft('A'), 3)
const unknown = aLine('A', 2, { unconfirmed: true })

describe('reconcile', () => {
  it.each<[name: string, input: Partial<ReconcileInput>, expected: ReturnType<typeof summaryOf>]>([
    [
      'says no-changes where both agree [R4.25 no-changes]',
      { items: [agreed], serverItems: [aServerItem('A', 2)] },
      { here: ['A 2'], sent: [], deleted: [], log: ['server no-changes 2/2'] },
    ],
    [
      'says update-required and sends a quantity changed here [R4.25 update-required] [R4.27]',
      { items: [changed], serverItems: [aServerItem('A', 2)] },
      { here: ['A 3'], sent: ['A 3 as at-host-A'], deleted: [], log: ['server update-required 3/2'] },
    ],
    [
      'says wrong-qty and follows a quantity changed elsewhere [R4.25 wrong-qty]',
      { items: [agreed], serverItems: [aServerItem('A', 5)] },
      { here: ['A 5'], sent: [], deleted: [], log: ['client wrong-qty 2/5'] },
    ],
    [
      'adopts the host’s quantity of a line changed here if that is allowed [R4.27]',
      { items: [changed], serverItems: [aServerItem('A', 5)], config: MAY },
      { here: ['A 5'], sent: [], deleted: [], log: ['client wrong-qty 3/5'] },
    ],
    [
      'keeps its own quantity when forced, although adopting is allowed [R4.27]',
      { items: [changed], serverItems: [aServerItem('A', 5)], config: MAY, force: true },
      { here: ['A 3'], sent: ['A 3 as at-host-A'], deleted: [], log: ['server update-required 3/5'] },
    ],
    [
      'says no-item and pushes a line added here [R4.25 no-item] [R4.26]',
      { items: [added] },
      { here: ['A 3'], sent: ['A 3'], deleted: [], log: ['server no-item 3/0'] },
    ],
    [
      'removes a line added here if the host may remove lines [R4.26]',
      { items: [added], config: MAY },
      { here: [], sent: [], deleted: [], log: ['server no-item 3/0'] },
    ],
    [
      'pushes it when forced, although removing is allowed [R4.26]',
      { items: [added], config: MAY, force: true },
      { here: ['A 3'], sent: ['A 3'], deleted: [], log: ['server no-item 3/0'] },
    ],
    [
      'removes a line unchanged here that is gone at the host, whatever the switches say',
      { items: [agreed], force: true },
      { here: [], sent: [], deleted: [], log: ['server no-item 2/0'] },
    ],
    [
      'never takes a line whose answer was lost for unchanged',
      { items: [unknown] },
      { here: ['A 2'], sent: ['A 2'], deleted: [], log: ['server no-item 2/0'] },
    ],
    [
      'follows the host where a lost answer turns out to have been a yes',
      { items: [aLine('A', 3, { prev_qty: 2, unconfirmed: true })], serverItems: [aServerItem('A', 3)] },
      { here: ['A 3'], sent: [], deleted: [], log: ['server no-changes 3/3'] },
    ],
    [
      'adds a line never seen here [R4.28]',
      { serverItems: [aServerItem('A', 4)], drafts: new Map([['A', aDraft('A')]]) },
      { here: ['A 4'], sent: [], deleted: [], log: ['client no-item 0/4'] },
    ],
    [
      'adds it when forced, because nobody deleted it here',
      { serverItems: [aServerItem('A', 4)], drafts: new Map([['A', aDraft('A')]]), force: true },
      { here: ['A 4'], sent: [], deleted: [], log: ['client no-item 0/4'] },
    ],
    [
      'leaves a line alone that nobody knows here',
      { serverItems: [aServerItem('A', 4)] },
      { here: [], sent: [], deleted: [], log: ['client no-item 0/4'] },
    ],
    [
      'deletes a line at the host that was deleted here [R4.28]',
      {
        serverItems: [aServerItem('A', 4)],
        tombstones: [{ key: 'A', sku: 'A' }],
        drafts: new Map([['A', aDraft('A')]]),
      },
      { here: [], sent: [], deleted: ['A'], log: ['client no-item 0/4'] },
    ],
  ])('%s', (_, input, expected) => {
    expect(summaryOf(compare(input))).toEqual(expected)
  })

  it('marks a line as unknown before it is sent, and as agreed when both have it [R4.29]', () => {
    const sent = compare({ items: [changed, aLine('B', 1)], serverItems: [aServerItem('A', 2), aServerItem('B', 1)] })
    expect(sent.items).toMatchObject([
      { key: 'A', qty: 3, prev_qty: 2, unconfirmed: true, server_item_id: 'at-host-A', server_cart_id: 'cart-1' },
      { key: 'B', qty: 1, prev_qty: 1, unconfirmed: false, server_item_id: 'at-host-B' },
    ])
  })

  it('keeps a tombstone until the host has lost the line', () => {
    const tombstones = [
      { key: 'A', sku: 'A' },
      { key: 'B', sku: 'B' },
    ]
    expect(compare({ tombstones, serverItems: [aServerItem('A')] }).tombstones).toEqual([{ key: 'A', sku: 'A' }])
  })

  it('tells two sizes of a product apart', () => {
    const [narrow, wide] = [withOptions({ 901: '800' }), withOptions({ 901: '874' })]
    const here = newLine(aDraft('DOOR', narrow), 1)
    const result = compare({ items: [here], serverItems: [aServerItem('DOOR', 1, { item_id: 7, ...wide })] })
    expect(result.updates.map(({ item, server }) => [item.key, server])).toEqual([[here.key, undefined]])
    expect(result.deletions).toEqual([])
  })

  it('changes nothing the second time', () => {
    const input = { serverItems: [aServerItem('A', 2), aServerItem('C', 1)], drafts: new Map([['C', aDraft('C')]]) }
    const first = compare({ ...input, items: [changed, newLine(aDraft('B'), 1)] })
    const second = compare({ ...input, items: first.items, tombstones: first.tombstones })
    expect([second.items, second.updates, second.deletions]).toEqual([first.items, first.updates, first.deletions])
  })
})
