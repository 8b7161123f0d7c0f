import type { ListedProduct, RecentlyViewedStore } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView } from './policy'

interface ProductModel {
  readonly store: { readonly parent: ListedProduct | undefined }
}

interface RememberViewedProductsNeeds {
  readonly pages: { readonly paintedPage: PageView<{ product: ProductModel }> | undefined }
  readonly recentlyViewed: Pick<RecentlyViewedStore, 'add'>
}

/** Remembers each product whose page was shown. All variants count as their parent. */
export function rememberViewedProducts({ pages, recentlyViewed }: RememberViewedProductsNeeds): Cancel {
  return reaction(
    () => pages.paintedPage,
    (page) => {
      if (page?.id === 'product' && page.model.store.parent) void recentlyViewed.add(page.model.store.parent)
    },
    { fireImmediately: true },
  )
}
