import { notAuthorized } from '../calls/refusals'
import { answered, type ShopOutcome } from '../calls/shop-call'
import type { Identity } from '../calls/identity'
import type { ShopContext } from '../context'
import { UNUSED_MS } from './login-life'

/** The logins of the account that have not ended; the caller's own is marked. */
export function accountLogins({ database, clock }: ShopContext, { customerId, refreshTokenId }: Identity): ShopOutcome {
  if (customerId === undefined || refreshTokenId === undefined) return notAuthorized()
  const own = database.refreshTokens.byId(refreshTokenId)?.family
  const now = clock.now()
  const logins = database.refreshTokens.loginsOf(customerId, { now, usedSince: now - UNUSED_MS })
  return answered(
    logins.map(({ family, device, beganAt, usedAt }) => ({
      device,
      began_at: new Date(beganAt).toISOString(),
      used_at: new Date(usedAt).toISOString(),
      is_current: family === own,
    })),
  )
}

/** Ends all logins of the account, the caller's too. */
export function endLogins({ database, security }: ShopContext, customerId: number): ShopOutcome {
  database.transaction(() => database.refreshTokens.revokeOf(customerId))
  security.record('sessions-withdrawn', { customerId })
  return answered(true)
}
