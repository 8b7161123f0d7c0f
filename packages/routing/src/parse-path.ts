import type { Page } from './page'
import { ROUTES } from './route-table'
import { toSegments } from './segments'
import type { RoutedViews } from './store-view'

export interface ParsedPath {
  /** The code that the path begins with, when it is one of the shop's. */
  readonly storeCode: string | undefined
  /** The page that owns the path by the route table; `undefined` leaves it to the dispatcher. */
  readonly page: Page | undefined
  /** Without store code, leading and trailing slash: what the dispatcher looks for. */
  readonly rest: string
}

/** Never throws. */
export function parsePath(url: string, views: RoutedViews): ParsedPath {
  const segments = toSegments(url)
  const first = segments[0]
  const storeCode = views.appendStoreCode && first !== undefined && views.storeCodes.includes(first) ? first : undefined
  const below = storeCode === undefined ? segments : segments.slice(1)
  return { storeCode, page: pageOf(below), rest: below.join('/') }
}

function pageOf([alias = '', ...rest]: readonly string[]): Page | undefined {
  const route = ROUTES.find(({ aliases }) => aliases.includes(alias))
  const params = route?.read(rest, alias)
  return route && params && ({ id: route.id, params } as Page)
}
