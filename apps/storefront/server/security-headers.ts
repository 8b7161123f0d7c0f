/** Origins that the page may talk to besides its own (decisions.md 20). */
export interface ForeignOrigins {
  readonly api?: string | undefined
  /** The address of the CMS, whose pictures are shown. */
  readonly cms?: string | undefined
  /** The address of the tag manager's script. */
  readonly tagManager?: string | undefined
  /** The origins to which its tags report. */
  readonly reports?: readonly string[] | undefined
  /** The address of the review widget's script. */
  readonly reviewWidget?: string | undefined
  /** The addresses of players for films of other sites. */
  readonly players?: readonly string[] | undefined
}

/** What is written into a page itself, as sources of the policy: hashes of the texts. */
export interface InlineSources {
  readonly style: string
  readonly scripts: readonly string[]
}

/**
 * The security headers of a page. Scripts and styles are our own files, and the texts in the page that are named by
 * their hashes; style attributes are allowed for measures.
 */
export function securityHeaders(
  { api, cms, tagManager, reports = [], reviewWidget, players = [] }: ForeignOrigins,
  inline?: InlineSources,
): Readonly<Record<string, string>> {
  const widget = reviewWidget ? [new URL(reviewWidget).origin] : []
  const scripts = [
    "'self'",
    ...(inline?.scripts ?? []),
    ...(tagManager ? [new URL(tagManager).origin] : []),
    ...widget,
  ].join(' ')
  const own = [
    "'self'",
    ...(api ? [new URL(api).origin] : []),
    ...(tagManager ? [new URL(tagManager).origin, ...reports] : []),
    ...widget,
  ].join(' ')
  const frames = [...new Set([...players.map((address) => new URL(address).origin), ...widget])].join(' ') || "'none'"
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${scripts}`,
      ['style-src', "'self'", ...(inline ? [inline.style] : []), ...widget].join(' '),
      "style-src-attr 'unsafe-inline'",
      `img-src ${[own, ...(cms ? [new URL(cms).origin] : [])].join(' ')} data:`,
      `connect-src ${own}`,
      `media-src ${["'self'", ...(api ? [new URL(api).origin] : [])].join(' ')}`,
      `frame-src ${frames}`,
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}
