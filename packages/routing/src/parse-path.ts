import type { Page } from './page'
import { ROUTES } from './route-table'
import { toSegments } from './segments'
import type { RoutedViews } from './store-view'

export interface ParsedPath {
  /** The store code at the start of the path, if it is one of the shop's. */
  readonly storeCode: string | undefined
  /** The page of the path in the route table; `undefined` means that the dispatcher has to find it. */
  readonly page: Page | undefined
  /** The path that the dispatcher looks for: without store code, leading and trailing slash. */
  readonly rest: string
}

/** Never throws. */
export function parsePath(url: string, views: RoutedViews): ParsedPath {
  const segments = toSegments(url)
  const first = segments[0]
  const storeCode = views.appendStoreCode && first !== undefined && views.storeCodes.includes(first) ? first : undefined
  const below = storeCode === undefined ? segments : segments.slice(1)
  return { storeCode, page: pageOf(below), rest: withoutOuterSlashes(below.join('/')) }
}

/** A segment can be an encoded slash: `/sv/%2f`. */
function withoutOuterSlashes(path: string): string {
  return path.replaceAll(/^\/+|\/+$/g, '')
}

function pageOf([alias = '', ...rest]: readonly string[]): Page | undefined {
  const route = ROUTES.find(({ aliases }) => aliases.includes(alias))
  const params = route?.read(rest, alias)
  return route && params && ({ id: route.id, params } as Page)
}
