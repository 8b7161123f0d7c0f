import { buildPath, type Page } from '@vitrin/storefront'
import type { RoutedViews } from '@vitrin/routing'

/** Pages with noindex, because they are personal or temporary. */
export const NOT_INDEXED: readonly Page[] = [
  { id: 'checkout', params: {} },
  { id: 'my-account', params: {} },
  { id: 'wishlist', params: {} },
  { id: 'compare', params: {} },
  { id: 'error', params: {} },
  { id: 'create-password', params: {} },
  { id: 'mail-link', params: {} },
  { id: 'withdrawal', params: {} },
  { id: 'payment', params: {} },
  { id: 'order-success', params: {} },
  { id: 'page-not-found', params: { slug: 'page-not-found' } },
]

/**
 * The text of robots.txt. Without an origin there is no sitemap. `$` ends an address, so that a category with the same
 * start is not hidden.
 */
export function robotsTxt(views: RoutedViews, origin: string | undefined): string {
  const disallowed = ['/api/', '/graphql', ...views.storeCodes.flatMap((storeCode) => hidden({ ...views, storeCode }))]
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n')
}

function hidden(view: RoutedViews): readonly string[] {
  return [confirmations(view), ...notIndexed(view).flatMap((path) => [`${path}$`, `${path}?`])]
}

/** Whether a path leads to a personal or temporary page, whose address may hold a secret. */
export function privatePaths(views: RoutedViews): (path: string) => boolean {
  const all = views.storeCodes.map((storeCode) => ({ ...views, storeCode }))
  const paths = new Set(all.flatMap(notIndexed))
  const starts = all.flatMap((view) => [confirmations(view), ...notIndexed(view).map((path) => `${path}/`)])
  return (path) => paths.has(path) || starts.some((start) => path.startsWith(start))
}

function notIndexed(view: RoutedViews): readonly string[] {
  return NOT_INDEXED.map((page) => buildPath(page, view))
}

function confirmations(view: RoutedViews): string {
  return buildPath({ id: 'order-confirmation', params: { order: '' } }, view)
}
