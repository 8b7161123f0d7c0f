import type { Page } from './page'
import { ROUTES } from './route-table'
import { toPath, toSegments } from './segments'
import type { RoutedViews } from './store-view'

/** Builds the address of a page. `parsePath` reads it back. */
export function buildPath(page: Page, views: RoutedViews): string {
  return toPath([...prefix(views), ...segmentsOf(page, views.storeCode)])
}

/** Builds an address from the path of a document, for example the `url_path` of a category. */
export function documentPath(urlPath: string, views: RoutedViews): string {
  return toPath([...prefix(views), ...toSegments(urlPath)])
}

function prefix({ appendStoreCode, storeCode }: RoutedViews): readonly string[] {
  return appendStoreCode ? [storeCode] : []
}

function segmentsOf(page: Page, storeCode: string): readonly string[] {
  const route = ROUTES.find(({ id }) => id === page.id)
  const own = page.id === 'static' ? page.params.slug : route?.aliasOfView?.[storeCode]
  const alias = own ?? route?.aliases[0] ?? ''
  return [...(alias === '' ? [] : [alias]), ...(route?.write(page.params) ?? [])]
}
