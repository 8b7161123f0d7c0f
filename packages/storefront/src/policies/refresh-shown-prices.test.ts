import { PlatformPrices, type ListedProduct } from '@vitrin/catalog'
import { aProduct } from '@vitrin/catalog/testing'
import { ManualClock } from '@vitrin/kernel/testing'
import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { refreshShownPrices } from './refresh-shown-prices'

type Page = NonNullable<Parameters<typeof refreshShownPrices>[0]['pages']['paintedPage']>

const amounts = { final_price: 900, regular_price: 900 }

function listing(...products: readonly ListedProduct[]) {
  return observable.object(
    {
      products,
      refreshed(now: readonly ListedProduct[]) {
        runInAction(() => {
          this.products = now
        })
      },
    },
    { products: observableRef },
    { autoBind: true },
  )
}

describe('refreshShownPrices', () => {
  it('asks once for each shown product, also for later ones, and keeps unknown ones as they are [R4.03]', async () => {
    const asked: (readonly string[])[] = []
    const renderList = async (skus: readonly string[]) => {
      asked.push(skus)
      return [{ id: 1, price_info: { ...amounts, extension_attributes: { tax_adjustments: amounts } } }]
    }
    const prices = new PlatformPrices({ gateway: { renderList }, clock: new ManualClock() })
    const shown = listing(aProduct({ id: 1, sku: 'A' }), aProduct({ id: 2, sku: 'B' }))
    const pages = observable.object<{ paintedPage: Page | undefined }>(
      { paintedPage: undefined },
      { paintedPage: observableRef },
    )
    const stop = refreshShownPrices({ pages, prices })

    runInAction(() => {
      pages.paintedPage = { id: 'category', model: { listing: shown } }
    })
    await vi.waitFor(() => expect(shown.products[0]?.price_is_current).toBe(true))
    expect(shown.products.map(({ price_incl_tax, price_is_current }) => [price_incl_tax, price_is_current])).toEqual([
      [900, true],
      [aProduct().price_incl_tax, undefined],
    ])
    runInAction(() => {
      shown.products = [...shown.products, aProduct({ id: 3, sku: 'C' })]
    })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked).toEqual([['A', 'B'], ['C']])
    stop()
    runInAction(() => {
      pages.paintedPage = { id: 'category', model: { listing: listing(aProduct({ sku: 'D' })) } }
    })
    expect(asked).toHaveLength(2)
  })
})
