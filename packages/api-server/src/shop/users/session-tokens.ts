import type { RefreshToken } from '../../database'
import type { ShopContext } from '../context'
import { hashOfSecret, createSecret } from '../secrets'
import { browserOf, newBrowser, wantsBinding } from './browser-cookie'
import { deviceOf } from './device'
import { LOGIN_LIFE_MS, UNUSED_MS } from './login-life'
import type { AccessClaims } from './token-signer'

const REFRESH_TOKEN_DIGITS = 64

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** The `Set-Cookie` header of the browser that the login is bound to. */
  readonly cookie?: string | undefined
}

/**
 * Whether the client stores the new refresh token of each refresh. Original clients keep the first one (decisions.md
 * 30).
 */
function wantsRotation(request: Request): boolean {
  return request.headers.get('x-token-rotation') === '1'
}

/**
 * A login starts a family of refresh tokens. With a browser that asks for it, the family is bound to that browser
 * (record 0104).
 */
export async function startSession(context: ShopContext, customerId: number, request: Request): Promise<SessionTokens> {
  const { database, clock, ids } = context
  const rotates = wantsRotation(request)
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  database.refreshTokens.dropExpired(clock.now())
  const expiresAt = clock.now() + LOGIN_LIFE_MS[rotates ? 'rotating' : 'unchanged']
  const beganAt = clock.now()
  const bound = wantsBinding(request) ? (browserOf(context, request) ?? newBrowser(context, request)) : undefined
  const browser = bound?.hash
  const tokens = await issue(context, {
    family: ids.next(),
    customerId,
    rotates,
    expiresAt,
    device,
    beganAt,
    browser,
  })
  return { ...tokens, cookie: bound?.cookie }
}

/**
 * The next tokens of a login, or undefined when the refresh token is not valid. A client that lost the answer may ask
 * again until a token of it is used. When the old refresh token comes after that, it was copied: the whole family ends
 * (decisions.md 3).
 *
 * Without rotation the refresh token stays the same. A family rotates from the first request that asks for it, and
 * never stops: otherwise a thief could leave out the header. Its end stays where it was.
 *
 * A family is bound to the browser of the first request that asks for it with a cookie. A browser without one gets the
 * cookie first, because the answer with it may be lost.
 */
export async function refreshSession(
  context: ShopContext,
  refreshToken: string,
  request: Request,
): Promise<SessionTokens | undefined> {
  const { database, clock, signer, security } = context
  const asksForRotation = wantsRotation(request)
  const browser = browserOf(context, request)
  const current = database.transaction(() => {
    const known = database.refreshTokens.byHash(hashOfSecret(refreshToken))
    if (!known || known.expiresAt <= clock.now() || known.usedAt <= clock.now() - UNUSED_MS) return undefined
    if (known.browser !== undefined && known.browser !== browser?.hash) {
      security.record('refresh-token-elsewhere', { customerId: known.customerId })
      return undefined
    }
    if (known.state === 'superseded') {
      security.record('refresh-token-reused', { customerId: known.customerId })
      database.refreshTokens.revokeFamily(known.family)
      return undefined
    }
    database.refreshTokens.touch(known.id, clock.now())
    if (known.state === 'fresh') database.refreshTokens.markUsed(known)
    if (asksForRotation && !known.rotates) database.refreshTokens.startRotation(known.family)
    const becomesBound = known.browser === undefined && wantsBinding(request)
    if (becomesBound && browser) database.refreshTokens.bind(known.family, browser.hash)
    return {
      ...known,
      rotates: known.rotates || asksForRotation,
      ...(becomesBound && { browser: browser?.hash, cookie: (browser ?? newBrowser(context, request)).cookie }),
    }
  })
  if (!current) return undefined
  const { cookie } = current
  if (current.rotates) return { ...(await issue(context, { ...current, parent: current.id })), cookie }
  const { customerId, id: refreshTokenId } = current
  return { accessToken: await signer.accessToken({ customerId, refreshTokenId }), refreshToken, cookie }
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
    browser,
  }: Pick<RefreshToken, 'family' | 'customerId' | 'rotates' | 'expiresAt' | 'device' | 'beganAt' | 'browser'> & {
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
    browser,
    ...(parent !== undefined && { parent }),
  })
  return { accessToken: await signer.accessToken({ customerId, refreshTokenId }), refreshToken }
}
