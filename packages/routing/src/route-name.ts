import type { Page } from './page'
import type { RoutedViews } from './store-view'

/** R2.18: the page's own name, of a product with its type where it is known; behind the store code where addresses carry one (contract §15.13). */
export function routeName(page: Page, views: RoutedViews, productType?: string): string {
  const name = page.id === 'product' && productType ? `${productType}-product` : page.id
  return views.appendStoreCode ? `${views.storeCode}-${name}` : name
}

/** R2.18: of a path that the dispatcher had to look up. */
export function dispatcherRouteName(path: string): string {
  return `urldispatcher-${path}`
}
