/** While a navigation is on its way back or forward, the bar is ahead of the page that stands. */
export function replaceAddress(from: string, to: string): boolean {
  const { pathname, search, hash } = location
  const stands = pathname + search === from
  if (stands) history.replaceState(history.state, '', to + hash)
  return stands
}
