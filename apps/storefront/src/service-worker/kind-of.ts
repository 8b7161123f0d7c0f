export type Kind = 'page' | 'chunk' | 'picture'

const NO_PAGE =
  /^\/(api|graphql|graphiql|invalidate|img|media|assets|strapi)(\/|$)|\.(js|json|svg|txt|xml|webmanifest)$/

/**
 * The kind of a request that the worker answers. It answers none to the API, to other origins, or that changes
 * something.
 */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Kind | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  if (mode === 'navigate') return NO_PAGE.test(address.pathname) ? undefined : 'page'
  if (/^\/(assets\/|favicon)/.test(address.pathname)) return 'chunk'
  return address.pathname.startsWith('/img/') ? 'picture' : undefined
}
