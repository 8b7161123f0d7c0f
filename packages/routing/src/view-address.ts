import { parsePath } from './parse-path'
import { buildPath, documentPath } from './path'
import { searchOf } from './segments'
import type { RoutedViews } from './store-view'

/** An address in two parts, for example those of a `URL`. */
export interface HostAndPath {
  readonly host: string
  readonly pathname: string
}

/** The store code of an address: of its host and path, else of its first segment, else the current one (R2.39). */
export function storeCodeOf({ host, pathname }: HostAndPath, views: RoutedViews): string {
  const byUrl = Object.entries(views.storeUrls ?? {})
    .toSorted(([, a], [, b]) => b.length - a.length)
    .find(([, url]) => `${host}${pathname}/`.startsWith(`${url}/`))
  return byUrl?.[0] ?? parsePath(pathname, views).storeCode ?? views.storeCode
}

/** The address of the same page, with the same query, in another store view. */
export function addressInView(url: string, storeCode: string, views: RoutedViews): string {
  const { page, rest } = parsePath(url, views)
  const view = { ...views, storeCode }
  const path = page ? buildPath(page, view) : documentPath(rest, view)
  const start = views.storeUrls?.[storeCode]
  return (start === undefined ? '' : `//${start}`) + path + searchOf(url)
}
