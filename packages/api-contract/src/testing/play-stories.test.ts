import { describe, expect, it } from 'vitest'
import { playStories } from './play-stories'
import { reportText } from './report'
import type { Step, Story } from './story'
import type { SentRequest } from './write-request'

const step = (name: string, more: Partial<Step>): Step => ({
  name,
  method: 'GET',
  address: '/api',
  headers: {},
  reads: {},
  ...more,
})
const story = (name: string, steps: readonly Step[], more: Partial<Story> = {}): Story => ({
  name,
  writes: false,
  needs: [],
  steps,
  ...more,
})

/** Plays the stories at a host that gives these answers one after another. */
async function play(
  stories: readonly Story[],
  answers: readonly unknown[],
  options: { readonly readOnly?: true } = {},
) {
  const sent: SentRequest[] = []
  const results = await playStories(stories, {
    ...options,
    values: { sku: 'A', product: { sku: 'A', price: 5 } },
    send: async (request) => {
      sent.push(request)
      return { status: 200, contentType: 'application/json', text: JSON.stringify(answers[sent.length - 1]) }
    },
  })
  return { sent, report: reportText(results) }
}

describe('the player', () => {
  it('writes the address as the client does: placeholders as they are, parameters sorted and encoded', async () => {
    const search = step('searches', {
      address: '/api/search?token={{sku}}',
      query: { size: 5, from: 0, left: null, request: { sku: ['{{sku}}'] }, fields: ['a', '*b'] },
    })
    const plain = step('asks', { address: '/api/x?token=&id={{product.price}}' })
    const { sent } = await play([story('reads', [{ ...search, address: '/api/search' }, plain])], [{}, {}])
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/search?fields=a%2C*b&from=0&request=%7B%22sku%22%3A%5B%22A%22%5D%7D&size=5',
      '/api/x?token=&id=5',
    ])
  })

  it('carries values of answers into later requests and expectations', async () => {
    const create = step('creates a cart', { reads: { result: 'number' }, keeps: { cart: 'result' } })
    const body = { cart: '{{cart}}', asText: { $text: '{{cart}}' }, line: { $from: '{{product}}', price: 6 } }
    const pull = step('pulls it', { method: 'POST', body, reads: { 'lines[id={{cart}}].qty': { equals: 1 } } })
    const { sent, report } = await play(
      [story('buys', [create]), story('looks', [pull])],
      [{ result: 7 }, { lines: [{ id: 6 }, { id: 7, qty: 1 }] }],
    )
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ cart: 7, asText: '7', line: { sku: 'A', price: 6 } })
    expect(report).toBe('✓ buys\n✓ looks')
  })

  it('ends a story when no earlier answer gave a value that it sends', async () => {
    const create = step('creates a cart', { reads: { code: { equals: 200 } }, keeps: { cart: 'result' } })
    const pull = step('pulls it', { address: '/api/pull?cart={{cart}}' })
    const { sent, report } = await play([story('buys', [create, pull, pull])], [{ code: 500, result: 'Sorry' }])
    expect(sent).toHaveLength(1)
    expect(report).toBe(
      [
        '✗ buys',
        '    When the client creates a cart, it reads code and needs 200; it gets 500 ("Sorry").',
        '    When the client pulls it, it reads cart and needs an earlier answer; it gets nothing.',
      ].join('\n'),
    )
  })

  it('names each place that the client cannot read, and an object that is missing only once', async () => {
    const read = step('reads', {
      reads: {
        'items[].region.region': 'may be missing',
        'items[].region.code': 'text',
        'items[].qty': 'number',
        'items[].json': 'JSON if it is a text',
        'names[]': 'text',
        total: { amount: 10.1 },
      },
    })
    const items = [
      { region: {}, qty: 1, json: '[]' },
      { qty: '1', json: '[' },
    ]
    const { report } = await play([story('reads', [read])], [{ items, total: 10.1001 }])
    expect(report.split('\n').slice(1)).toEqual([
      '    When the client reads, it reads items[1].region and needs an object; it gets nothing.',
      '    When the client reads, it reads items[0].region.code and needs a text; it gets nothing.',
      '    When the client reads, it reads items[1].qty and needs a number; it gets "1".',
      '    When the client reads, it reads items[1].json and needs JSON; it gets "[".',
      '    When the client reads, it reads names and needs a list; it gets nothing.',
    ])
  })

  it('leaves out what it may not write, and what the shop does not have', async () => {
    const { sent, report } = await play(
      [
        story('writes', [step('x', {})], { writes: true }),
        story('uses a coupon', [step('x', {})], { needs: ['coupon'] }),
      ],
      [],
      { readOnly: true },
    )
    expect(sent).toEqual([])
    expect(report).toBe('– writes (not played: it writes)\n– uses a coupon (not played: it needs a coupon)')
  })
})
