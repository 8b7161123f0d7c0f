import type { RefreshToken } from '../../database'
import type { ShopContext } from '../context'
import { hashOfSecret, createSecret } from '../secrets'
import type { AccessClaims } from './token-signer'

const REFRESH_TOKEN_DIGITS = 64
/** A login ends after this time, however often it is refreshed (decisions.md 3). */
const LOGIN_LIFE_MS = 90 * 24 * 60 * 60 * 1000

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A login starts a family of refresh tokens. */
export function startSession(context: ShopContext, customerId: number): Promise<SessionTokens> {
  const { database, clock, ids } = context
  database.refreshTokens.dropExpired(clock.now())
  return issue(context, { family: ids.next(), customerId, expiresAt: clock.now() + LOGIN_LIFE_MS })
}

/**
 * The next tokens of a login, or undefined when the refresh token is not valid. A client that lost the answer may ask
 * again until a token of it is used. When the old refresh token comes after that, it was copied: the whole family ends
 * (decisions.md 3).
 */
export async function refreshSession(context: ShopContext, refreshToken: string): Promise<SessionTokens | undefined> {
  const { database, clock } = context
  const current = database.transaction(() => {
    const known = database.refreshTokens.byHash(hashOfSecret(refreshToken))
    if (!known || known.expiresAt <= clock.now()) return undefined
    if (known.state === 'superseded') {
      database.refreshTokens.revokeFamily(known.family)
      return undefined
    }
    if (known.state === 'fresh') database.refreshTokens.markUsed(known)
    return known
  })
  return current && issue(context, { ...current, parent: current.id })
}

/** The customer of an access token whose login has not ended. Its first use ends the refresh token before it. */
export function customerOf(
  { database }: ShopContext,
  { customerId, refreshTokenId }: AccessClaims,
): number | undefined {
  const known = database.refreshTokens.byId(refreshTokenId)
  if (known?.customerId !== customerId) return undefined
  if (known.state === 'fresh') database.transaction(() => database.refreshTokens.markUsed(known))
  return customerId
}

/** Ends the login that these tokens belong to. */
export function endSession(
  { database }: ShopContext,
  tokens: { readonly refreshTokenId?: number | undefined; readonly refreshToken?: string | undefined },
): void {
  const { refreshTokenId, refreshToken } = tokens
  const ends = [
    refreshTokenId === undefined ? undefined : database.refreshTokens.byId(refreshTokenId),
    refreshToken === undefined ? undefined : database.refreshTokens.byHash(hashOfSecret(refreshToken)),
  ]
  for (const end of ends) if (end) database.refreshTokens.revokeFamily(end.family)
}

async function issue(
  { database, signer, ids }: ShopContext,
  {
    family,
    parent,
    customerId,
    expiresAt,
  }: Pick<RefreshToken, 'family' | 'customerId' | 'expiresAt'> & { readonly parent?: number | undefined },
): Promise<SessionTokens> {
  const refreshToken = createSecret(ids, REFRESH_TOKEN_DIGITS)
  const refreshTokenId = database.refreshTokens.add({
    hash: hashOfSecret(refreshToken),
    family,
    customerId,
    expiresAt,
    ...(parent !== undefined && { parent }),
  })
  return { accessToken: await signer.accessToken({ customerId, refreshTokenId }), refreshToken }
}
