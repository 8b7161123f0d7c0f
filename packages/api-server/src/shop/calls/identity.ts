import type { Endpoint, Refusal } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import { requestToken } from '../../http'
import type { ShopContext } from '../context'
import { customerOf } from '../users/session-tokens'
import { notAuthorized } from './refusals'

/** The caller: a guest or a logged-in customer (R1.12). */
export interface Identity {
  readonly customerId: number | undefined
  readonly refreshTokenId: number | undefined
}

const GUEST: Identity = { customerId: undefined, refreshTokenId: undefined }

/**
 * A request without a token is a guest's. A token that is not valid is refused, not taken for a guest (contract
 * §1.5).
 */
export async function identify(
  context: ShopContext,
  request: Request,
  auth: Endpoint['auth'],
): Promise<Outcome<Identity, Refusal>> {
  if (auth === 'none') return accept(GUEST)
  const token = requestToken(request)
  if (token === '') return accept(GUEST)
  const claims = await context.signer.readAccessToken(token)
  const customerId = claims && customerOf(context, claims)
  return claims && customerId !== undefined
    ? accept({ customerId, refreshTokenId: claims.refreshTokenId })
    : notAuthorized()
}
