import { describe, expect, it } from 'vitest'
import type { CurrentPage } from './current-page'
import { followAddress } from './follow-address'

/** A page that was rendered for an address, in a browser that shows another one. */
function open({ canFollow = true } = {}) {
  const followed: unknown[] = []
  const model = canFollow ? { follow: async (request: unknown) => void followed.push(request) } : {}
  const params = { parentSku: 'SILJAN', slug: 'siljan' }
  const pages = {
    current: { id: 'product', url: '/sv/siljan', params, model } as unknown as CurrentPage,
    changeUrl(url: string) {
      this.current = { ...this.current, url }
    },
  }
  return { pages, params, followed }
}

describe('followAddress', () => {
  it('makes the choices of the address on a page that was rendered without them', async () => {
    const { pages, params, followed } = open()
    expect(await followAddress(pages, '/sv/siljan?width=873')).toBe(true)
    expect(followed).toEqual([{ params, query: { width: ['873'] } }])
    expect(pages.current.url).toBe('/sv/siljan?width=873')
  })

  it('changes nothing when the page is the right one', async () => {
    const { pages, followed } = open()
    expect(await followAddress(pages, '/sv/siljan')).toBe(true)
    expect(followed).toEqual([])
  })

  it('leaves another page, and one that loads what its query says, to be opened again', async () => {
    expect(await followAddress(open().pages, '/sv/unden?width=873')).toBe(false)
    expect(await followAddress(open({ canFollow: false }).pages, '/sv/siljan?width=873')).toBe(false)
  })
})
