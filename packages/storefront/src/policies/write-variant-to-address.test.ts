import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { writeVariantToAddress } from './write-variant-to-address'

const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

type Page = NonNullable<Parameters<typeof writeVariantToAddress>[0]['pages']['current']>

function pageOf(url: string, sku: string | undefined) {
  const store = observable.object(
    { selection: sku === undefined ? undefined : { variant: { sku } } },
    { selection: observableRef },
  )
  return { id: 'product', url, model: { store } } as const
}

function open(first: Page) {
  const pages = observable.object<{ current: Page; changeUrl(url: string): void }>(
    {
      current: first,
      changeUrl: (url) => {
        pages.current = { ...pages.current, url }
      },
    },
    { current: observableRef },
  )
  const bar = { url: first.url }
  const replace = (from: string, to: string): boolean => {
    const isShown = bar.url === from
    if (isShown) bar.url = to
    return isShown
  }
  const stop = writeVariantToAddress({ pages, routing: { views }, addressBar: { replace } })
  const show = (page: Page) => runInAction(() => (pages.current = page))
  return { pages, bar, show, stop }
}

const choose = ({ model: { store } }: ReturnType<typeof pageOf>, sku: string): void =>
  runInAction(() => {
    store.selection = { variant: { sku } }
  })

describe('writeVariantToAddress', () => {
  it('leaves the address alone until something is chosen, then names each choice, of each page that is shown', () => {
    const [siljan, unden] = [pageOf('/sv/siljan', 'SILJAN-80'), pageOf('/sv/unden?width=900', 'UNDEN-70')]
    const { pages, bar, show, stop } = open(siljan)
    expect(bar.url).toBe('/sv/siljan')
    choose(siljan, 'SILJAN-90')
    choose(siljan, 'SILJAN-100')
    expect([bar.url, pages.current]).toEqual([
      '/sv/siljan?childSku=SILJAN-100',
      { ...siljan, url: '/sv/siljan?childSku=SILJAN-100' },
    ])

    bar.url = unden.url
    show(unden)
    expect(bar.url).toBe('/sv/unden?width=900')
    choose(unden, 'UNDEN-80')
    expect(bar.url).toBe('/sv/unden?width=900&childSku=UNDEN-80')
    stop()
    choose(unden, 'UNDEN-90')
    expect(bar.url).toBe('/sv/unden?width=900&childSku=UNDEN-80')
  })

  it('writes over no address that the shopper is on the way to', () => {
    const siljan = pageOf('/sv/siljan', 'SILJAN-80')
    const { pages, bar } = open(siljan)
    bar.url = '/sv'
    choose(siljan, 'SILJAN-90')
    expect([bar.url, pages.current]).toEqual(['/sv', siljan])
  })
})
