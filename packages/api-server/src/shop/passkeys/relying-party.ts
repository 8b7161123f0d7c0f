import type { ShopContext } from '../context'

/** The shop as authenticators know it: a passkey works for this domain alone. */
export interface RelyingParty {
  readonly domain: string
  readonly origin: string
}

/**
 * The shop's public address. A shop without one has passkeys on the machine of its developer only: a caller must not
 * choose the domain by its Host header.
 */
export function relyingParty({ publicUrl }: ShopContext, request: Request): RelyingParty | undefined {
  const { hostname, origin } = new URL(publicUrl ?? request.url)
  return publicUrl !== undefined || hostname === 'localhost' ? { domain: hostname, origin } : undefined
}
