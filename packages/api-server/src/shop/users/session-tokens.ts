import type { RefreshToken } from '../../database'
import type { ShopContext } from '../context'
import { hashOfSecret, createSecret } from '../secrets'
import { deviceOf } from './device'
import type { AccessClaims } from './token-signer'

const REFRESH_TOKEN_DIGITS = 64
const DAY_MS = 24 * 60 * 60 * 1000
/** A login ends after this time, however often it is refreshed (decisions.md 3, 30). */
const LOGIN_LIFE_MS = { rotating: 90 * DAY_MS, unchanged: 30 * DAY_MS }
/** A login that is not used ends earlier. */
export const UNUSED_MS = 30 * DAY_MS

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/**
 * Whether the client stores the new refresh token of each refresh. Original clients keep the first one (decisions.md
 * 30).
 */
export function wantsRotation(request: Request): boolean {
  return request.headers.get('x-token-rotation') === '1'
}

/** A login starts a family of refresh tokens. */
export function startSession(context: ShopContext, customerId: number, request: Request): Promise<SessionTokens> {
  const { database, clock, ids } = context
  const rotates = wantsRotation(request)
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  database.refreshTokens.dropExpired(clock.now())
  const expiresAt = clock.now() + LOGIN_LIFE_MS[rotates ? 'rotating' : 'unchanged']
  const beganAt = clock.now()
  return issue(context, { family: ids.next(), customerId, rotates, expiresAt, device, beganAt })
}

/**
 * The next tokens of a login, or undefined when the refresh token is not valid. A client that lost the answer may ask
 * again until a token of it is used. When the old refresh token comes after that, it was copied: the whole family ends
 * (decisions.md 3).
 *
 * Without rotation the refresh token stays the same. A family rotates from the first request that asks for it, and
 * never stops: otherwise a thief could leave out the header. Its end stays where it was.
 */
export async function refreshSession(
  context: ShopContext,
  refreshToken: string,
  asksForRotation: boolean,
): Promise<SessionTokens | undefined> {
  const { database, clock, signer, security } = context
  const current = database.transaction(() => {
    const known = database.refreshTokens.byHash(hashOfSecret(refreshToken))
    if (!known || known.expiresAt <= clock.now() || known.usedAt <= clock.now() - UNUSED_MS) return undefined
    if (known.state === 'superseded') {
      security.record('refresh-token-reused', { customerId: known.customerId })
      database.refreshTokens.revokeFamily(known.family)
      return undefined
    }
    database.refreshTokens.touch(known.id, clock.now())
    if (known.state === 'fresh') database.refreshTokens.markUsed(known)
    if (asksForRotation && !known.rotates) database.refreshTokens.startRotation(known.family)
    return { ...known, rotates: known.rotates || asksForRotation }
  })
  if (!current) return undefined
  if (current.rotates) return issue(context, { ...current, parent: current.id })
  const { customerId, id: refreshTokenId } = current
  return { accessToken: await signer.accessToken({ customerId, refreshTokenId }), refreshToken }
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
  { database, signer, ids, clock }: ShopContext,
  {
    family,
    parent,
    customerId,
    rotates,
    expiresAt,
    device,
    beganAt,
  }: Pick<RefreshToken, 'family' | 'customerId' | 'rotates' | 'expiresAt' | 'device' | 'beganAt'> & {
    readonly parent?: number | undefined
  },
): Promise<SessionTokens> {
  const refreshToken = createSecret(ids, REFRESH_TOKEN_DIGITS)
  const refreshTokenId = database.refreshTokens.add({
    hash: hashOfSecret(refreshToken),
    family,
    customerId,
    rotates,
    expiresAt,
    device,
    beganAt,
    usedAt: clock.now(),
    ...(parent !== undefined && { parent }),
  })
  return { accessToken: await signer.accessToken({ customerId, refreshTokenId }), refreshToken }
}
