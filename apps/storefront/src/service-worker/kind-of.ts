export type Kind = 'page' | 'chunk' | 'picture'

const NO_PAGE = /^\/(api|graphql|invalidate|img|assets)(\/|$)|\.(js|json|svg|txt|xml|webmanifest)$/

/** What a request is for, as far as the worker answers it: never for the API, for other origins, or to change something. */
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
