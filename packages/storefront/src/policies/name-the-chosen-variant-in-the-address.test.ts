import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { nameTheChosenVariantInTheAddress } from './name-the-chosen-variant-in-the-address'
import type { PolicyContext } from './policy'

const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

function pageOf(url: string, sku: string | undefined) {
  const store = observable.object(
    { selection: sku === undefined ? undefined : { variant: { sku } } },
    { selection: observableRef },
  )
  return { id: 'product', url, model: { store } }
}

function open(first: unknown) {
  const pages = observable.object<{ current: unknown; show(page: unknown): void }>(
    {
      current: first,
      show: (page) => {
        pages.current = page
      },
    },
    { current: observableRef },
  )
  const bar = { url: (first as { readonly url: string }).url }
  const replace = (from: string, to: string): boolean => {
    const stands = bar.url === from
    if (stands) bar.url = to
    return stands
  }
  const stop = nameTheChosenVariantInTheAddress({
    storefront: { pages, routing: { views } },
    addressBar: { replace },
  } as unknown as PolicyContext)
  return { pages, bar, stop }
}

const choose = ({ model: { store } }: ReturnType<typeof pageOf>, sku: string): void =>
  runInAction(() => {
    store.selection = { variant: { sku } }
  })

describe('nameTheChosenVariantInTheAddress', () => {
  it('leaves the address alone until something is chosen, then names each choice, of each page that is shown', () => {
    const [siljan, unden] = [pageOf('/sv/siljan', 'SILJAN-80'), pageOf('/sv/unden?width=900', 'UNDEN-70')]
    const { pages, bar, stop } = open(siljan)
    expect(bar.url).toBe('/sv/siljan')
    choose(siljan, 'SILJAN-90')
    choose(siljan, 'SILJAN-100')
    expect([bar.url, pages.current]).toEqual([
      '/sv/siljan?childSku=SILJAN-100',
      { ...siljan, url: '/sv/siljan?childSku=SILJAN-100' },
    ])

    bar.url = unden.url
    runInAction(() => pages.show(unden))
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
