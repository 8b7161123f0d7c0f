import type { Page } from './page'
import type { RoutedViews } from './store-view'

/**
 * The name of a page's route: its id, or `<type>-product` when the type of the product is known. The store code comes
 * first, where addresses have one (R2.18, contract §15.13).
 */
export function routeName(page: Page, views: RoutedViews, productType?: string): string {
  const name = page.id === 'product' && productType ? `${productType}-product` : page.id
  return views.appendStoreCode ? `${views.storeCode}-${name}` : name
}

/** The name of the route of a path that the dispatcher had to look up (R2.18). */
export function dispatcherRouteName(path: string): string {
  return `urldispatcher-${path}`
}
