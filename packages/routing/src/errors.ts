/** The device gives the URL cache no more room. */
export class UrlCacheFull extends Error {
  override readonly name = 'UrlCacheFull'
}
