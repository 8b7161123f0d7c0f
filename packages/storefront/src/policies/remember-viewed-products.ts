import type { ListedProduct, RecentlyViewedStore } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView } from './policy'

interface ProductModel {
  readonly store: { readonly parent: ListedProduct | undefined }
}

type View = PageView<{ product: ProductModel }>

interface RememberViewedProductsNeeds {
  readonly pages: { readonly shown: readonly View[]; readonly paintedPage: View | undefined }
  readonly recentlyViewed: Pick<RecentlyViewedStore, 'add'>
}

/**
 * Remembers each product whose page was shown, also before this policy started: reading the device takes a while, and a
 * shopper may go on meanwhile. All variants count as their parent.
 */
export function rememberViewedProducts({ pages, recentlyViewed }: RememberViewedProductsNeeds): Cancel {
  const remember = (page: View | undefined): void => {
    if (page?.id === 'product' && page.model.store.parent) void recentlyViewed.add(page.model.store.parent)
  }
  pages.shown.forEach(remember)
  return reaction(() => pages.paintedPage, remember)
}
