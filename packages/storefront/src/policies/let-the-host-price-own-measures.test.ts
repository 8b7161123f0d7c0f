import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { letTheHostPriceOwnMeasures } from './let-the-host-price-own-measures'
import type { PolicyContext } from './policy'

function open() {
  const pages = observable.object<{ standing: unknown }>({ standing: undefined }, { standing: observableRef })
  const happened: string[] = []
  const pageOf = (name: string, isSizedByHost: boolean) => {
    const store = observable.object<{
      readonly name: string
      selection: { readonly isSizedByHost: boolean }
      customSize: unknown
      attachCustomSize(customSize: unknown): void
    }>(
      {
        name,
        selection: { isSizedByHost },
        customSize: undefined,
        attachCustomSize: (customSize) => runInAction(() => (store.customSize = customSize)),
      },
      { selection: observableRef, customSize: observableRef },
    )
    return { id: 'product', model: { store } }
  }
  const sizeAtHost = ({ name }: { readonly name: string }) => {
    happened.push(`made for ${name}`)
    return {
      start: () => {
        happened.push(`asking for ${name}`)
        return () => happened.push(`quiet about ${name}`)
      },
    }
  }
  const stop = letTheHostPriceOwnMeasures({
    storefront: { pages },
    shopper: { sizeAtHost },
  } as unknown as PolicyContext)
  return { happened, pageOf, stop, show: (page: unknown) => runInAction(() => (pages.standing = page)) }
}

describe('letTheHostPriceOwnMeasures', () => {
  it('asks while own measures are chosen, and keeps what the host has told of the product [R7.20]', () => {
    const { happened, pageOf, show } = open()
    const page = pageOf('Unden', false)
    show(page)
    expect(happened).toEqual([])
    for (const isSizedByHost of [true, false, true]) runInAction(() => (page.model.store.selection = { isSizedByHost }))
    expect(happened).toEqual(['made for Unden', 'asking for Unden', 'quiet about Unden', 'asking for Unden'])
  })

  it('is quiet about a product whose page has gone', () => {
    const { happened, pageOf, show, stop } = open()
    show(pageOf('Unden', true))
    show({ id: 'home' })
    expect(happened.at(-1)).toBe('quiet about Unden')
    show(pageOf('Siljan', true))
    stop()
    expect(happened.at(-1)).toBe('quiet about Siljan')
  })
})
