import { RecentlyViewedStore } from '@vitrin/catalog'
import { aProduct, InMemoryListStorage } from '@vitrin/catalog/testing'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { PolicyContext } from './policy'
import { rememberViewedProducts } from './remember-viewed-products'

describe('rememberViewedProducts', () => {
  it('remembers the parent of each product page that is shown, the first one included, until it is stopped', () => {
    const pageOf = (sku: string) => ({ id: 'product', model: { store: { parent: aProduct({ sku }) } } })
    const pages = observable.object<{ standing: unknown }>({ standing: pageOf('A') })
    const recentlyViewed = new RecentlyViewedStore({
      storage: new InMemoryListStorage(),
      logger: new RecordingLogger(),
    })
    const stop = rememberViewedProducts({
      storefront: { pages },
      shopper: { recentlyViewed },
    } as unknown as PolicyContext)
    const show = (page: unknown) =>
      runInAction(() => {
        pages.standing = page
      })
    show({ id: 'home' })
    show(pageOf('B'))
    stop()
    show(pageOf('C'))
    expect(recentlyViewed.items.map(({ sku }) => sku)).toEqual(['B', 'A'])
  })
})
