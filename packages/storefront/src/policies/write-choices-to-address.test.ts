import type { ProductSelection } from '@vitrin/catalog'
import { aCorner, aSelection } from '@vitrin/catalog/testing'
import { ManualClock } from '@vitrin/kernel/testing'
import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { writeChoicesToAddress } from './write-choices-to-address'

const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

type Page = NonNullable<Parameters<typeof writeChoicesToAddress>[0]['pages']['current']>

function pageOf(url: string, { editedLine }: { readonly editedLine?: string } = {}) {
  const store = observable.object<{
    selection: ProductSelection
    isChanged: boolean
    editedLine: string | undefined
  }>({ selection: aSelection(aCorner()), isChanged: false, editedLine }, { selection: observableRef })
  const change = (choose: (selection: ProductSelection) => ProductSelection): void =>
    runInAction(() => {
      store.selection = choose(store.selection)
      store.isChanged = true
    })
  const endEdit = () =>
    runInAction(() => {
      store.editedLine = undefined
    })
  const page = { id: 'product', url, model: { store } } as const
  return { page, change, endEdit }
}

function open(first: Page) {
  const clock = new ManualClock()
  const pages = observable.object<{ current: Page; changeUrl(url: string): void }>(
    {
      current: first,
      changeUrl: (url) => {
        pages.current = { ...pages.current, url }
      },
    },
    { current: observableRef },
  )
  const bar = { url: first.url, writes: 0 }
  const replace = (from: string, to: string): boolean => {
    const isShown = bar.url === from
    if (isShown) Object.assign(bar, { url: to, writes: bar.writes + 1 })
    return isShown
  }
  const stop = writeChoicesToAddress({ pages, routing: { views }, addressBar: { replace }, clock })
  const show = (page: Page) => runInAction(() => (pages.current = page))
  return { pages, bar, clock, show, stop }
}

describe('writeChoicesToAddress', () => {
  it('leaves the address alone until something is chosen, then names each choice, of each page that is shown', () => {
    const [siljan, unden] = [pageOf('/sv/siljan'), pageOf('/sv/unden?width=900&utm=brev')]
    const { pages, bar, clock, show, stop } = open(siljan.page)
    expect(bar.url).toBe('/sv/siljan')
    siljan.change((selection) => selection.choose('size', '6102'))
    clock.advance(400)
    expect([bar.url, pages.current.url]).toEqual(['/sv/siljan?childSku=SILJAN-B-90', '/sv/siljan?childSku=SILJAN-B-90'])

    bar.url = unden.page.url
    show(unden.page)
    clock.advance(1000)
    expect(bar.url).toBe('/sv/unden?width=900&utm=brev')
    unden.change((selection) => selection.chooseOption('904', '9042'))
    clock.advance(400)
    expect(bar.url).toBe('/sv/unden?utm=brev&glass=grey&childSku=SILJAN-B-80')
    stop()
    unden.change((selection) => selection.choose('size', '6102'))
    clock.advance(1000)
    expect(bar.url).toBe('/sv/unden?utm=brev&glass=grey&childSku=SILJAN-B-80')
  })

  it('waits until the shopper pauses, and misses no measure', () => {
    const siljan = pageOf('/sv/siljan')
    const { bar, clock } = open(siljan.page)
    siljan.change((selection) => selection.setSizeMode('own').setLengths({ width: 873, depth: 912, height: 1900 }))
    for (let height = 1500; height < 2500; height++) {
      siljan.change((selection) => selection.typeLength('height', String(height)))
      clock.advance(30)
    }
    expect(bar.writes).toBe(0)
    clock.advance(400)
    expect(bar.writes).toBe(1)
    expect(bar.url).toBe('/sv/siljan?width=873&depth=912&height=2499&childSku=SILJAN-B-OWN')
  })

  it('writes what was chosen before it started', () => {
    const siljan = pageOf('/sv/siljan')
    siljan.change((selection) => selection.choose('size', '6102'))
    const { bar, clock } = open(siljan.page)
    clock.advance(400)
    expect(bar.url).toBe('/sv/siljan?childSku=SILJAN-B-90')
  })

  it('names the edited line with each choice until the edit is over', () => {
    const siljan = pageOf('/sv/siljan?width=873&line=abc', { editedLine: 'abc' })
    const { bar, clock } = open(siljan.page)
    siljan.change((selection) => selection.choose('size', '6102'))
    clock.advance(400)
    expect(bar.url).toMatch(/^\/sv\/siljan\?line=abc&.*glass=clear.*&qty=1&childSku=SILJAN-B-90$/)
    clock.advance(1000)
    siljan.endEdit()
    clock.advance(400)
    expect(bar.url).toBe('/sv/siljan?childSku=SILJAN-B-90')
  })

  it('writes over no address that the shopper is on the way to', () => {
    const siljan = pageOf('/sv/siljan')
    const { pages, bar, clock } = open(siljan.page)
    bar.url = '/sv'
    siljan.change((selection) => selection.choose('size', '6102'))
    clock.advance(400)
    expect([bar.url, pages.current]).toEqual(['/sv', siljan.page])
  })
})
