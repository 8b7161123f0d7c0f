/** The device has no room left for the URL cache. */
export class UrlCacheFull extends Error {
  override readonly name = 'UrlCacheFull'
}
