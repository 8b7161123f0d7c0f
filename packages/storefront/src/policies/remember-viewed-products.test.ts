import { RecentlyViewedStore } from '@vitrin/catalog'
import { aProduct, InMemoryListStorage } from '@vitrin/catalog/testing'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { rememberViewedProducts } from './remember-viewed-products'

type Page = NonNullable<Parameters<typeof rememberViewedProducts>[0]['pages']['paintedPage']>

describe('rememberViewedProducts', () => {
  it('remembers the parent of each product page, those shown before it started included, until it is stopped', () => {
    const pageOf = (sku: string): Page => ({ id: 'product', model: { store: { parent: aProduct({ sku }) } } })
    const pages = observable.object<{ shown: readonly Page[]; paintedPage: Page | undefined }>({
      shown: [pageOf('A'), pageOf('B'), { id: 'home' }],
      paintedPage: { id: 'home' },
    })
    const recentlyViewed = new RecentlyViewedStore({
      storage: new InMemoryListStorage(),
      logger: new RecordingLogger(),
    })
    const stop = rememberViewedProducts({ pages, recentlyViewed })
    const show = (page: Page) =>
      runInAction(() => {
        pages.paintedPage = page
      })
    show(pageOf('C'))
    stop()
    show(pageOf('D'))
    expect(recentlyViewed.items.map(({ sku }) => sku)).toEqual(['C', 'B', 'A'])
  })
})
