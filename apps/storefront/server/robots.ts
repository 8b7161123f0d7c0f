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
 * The text of robots.txt. Without an origin it names no sitemap, whose address has to be absolute: the host name of a
 * request is the caller's word. `$` ends an address, so that a category with the same start is
 * not hidden.
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
  const confirmations = buildPath({ id: 'order-confirmation', params: { order: '' } }, view)
  const paths = NOT_INDEXED.map((page) => buildPath(page, view))
  return [confirmations, ...paths.flatMap((path) => [`${path}$`, `${path}?`])]
}
