/** Origins that the page may talk to besides its own (decisions.md 20). */
export interface ForeignOrigins {
  readonly api?: string | undefined
}

/** No inline script: state is an inert JSON block, scripts are our own files. Style attributes carry measures. */
export function securityHeaders({ api }: ForeignOrigins): Readonly<Record<string, string>> {
  const own = ["'self'", ...(api ? [new URL(api).origin] : [])].join(' ')
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      `img-src ${own} data:`,
      `connect-src ${own}`,
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
