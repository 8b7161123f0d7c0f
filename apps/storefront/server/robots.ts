import { buildPath, type Page } from '@vitrin/storefront'
import type { RoutedViews } from '@vitrin/routing'

/** Pages that carry noindex: personal, or for one moment only. */
export const NOT_INDEXED: readonly Page[] = [
  { id: 'checkout', params: {} },
  { id: 'my-account', params: {} },
  { id: 'wishlist', params: {} },
  { id: 'compare', params: {} },
  { id: 'error', params: {} },
  { id: 'create-password', params: {} },
  { id: 'withdrawal', params: {} },
  { id: 'payment', params: {} },
  { id: 'order-success', params: {} },
  { id: 'page-not-found', params: { slug: 'page-not-found' } },
]

/** `$` ends the address, so that a category whose name only begins alike is not hidden. */
export function robotsTxt(views: RoutedViews, origin: string): string {
  const paths = NOT_INDEXED.map((page) => buildPath(page, views))
  const disallowed = ['/api/', '/graphql', ...paths.flatMap((path) => [`${path}$`, `${path}?`])]
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
