import type { Endpoint, Refusal } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import type { ShopContext } from '../context'
import { customerOf } from '../users/session-tokens'
import { notAuthorized } from './refusals'

/** Who asks: there are guests and logged-in customers, nobody else (R1.12). */
export interface Identity {
  readonly customerId: number | undefined
  readonly refreshTokenId: number | undefined
}

const GUEST: Identity = { customerId: undefined, refreshTokenId: undefined }

/** An empty token is a guest, a bad one is refused: nobody becomes a guest by mistake (contract §1.5). */
export async function identify(
  context: ShopContext,
  request: Request,
  auth: Endpoint['auth'],
): Promise<Outcome<Identity, Refusal>> {
  if (auth === 'none') return accept(GUEST)
  const token = tokenOf(context, request)
  if (token === '') return accept(GUEST)
  const claims = await context.signer.readAccessToken(token)
  const customerId = claims && customerOf(context, claims)
  return claims && customerId !== undefined
    ? accept({ customerId, refreshTokenId: claims.refreshTokenId })
    : notAuthorized()
}

function tokenOf({ tokenInHeader }: ShopContext, request: Request): string {
  if (!tokenInHeader) return new URL(request.url).searchParams.get('token') ?? ''
  const [, token = ''] = /^Bearer\s*(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token.trim()
}
