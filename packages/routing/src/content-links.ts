import { parsePath } from './parse-path'
import { buildPath, documentPath } from './path'
import type { RoutedViews } from './store-view'

const LINK = /(<a\s[^>]*?\bhref=")([^"]*)/g

/**
 * HTML of a document, which several views may show: its links that name no store code lead to the pages in this view.
 * Expects HTML that is sanitised.
 */
export function contentInView(html: string, views: RoutedViews): string {
  return html.replace(LINK, (_, start: string, href: string) => start + contentLink(href, views))
}

/** Files keep their address; `.html` ends addresses of pages. */
const FILE = /\.(?!html?$)\w+$/

/** A link without a store code leads to the page in this view; others, and addresses of files, stay as they are. */
export function contentLink(href: string, views: RoutedViews): string {
  const [path = ''] = /^[^?#]*/.exec(href) ?? []
  if (!/^\/(?!\/)/.test(href) || FILE.test(path)) return href
  const { storeCode, page } = parsePath(href, views)
  if (storeCode !== undefined) return href
  const home = documentPath('', views)
  const start = page ? buildPath(page, views) : (home === '/' ? '' : home) + path
  return start + href.slice(path.length)
}
