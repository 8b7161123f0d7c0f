import { answered, type ShopOutcome } from '../calls/shop-call'
import type { SessionTokens } from './session-tokens'

/** The answer of a login or refresh. */
export function answeredTokens({ accessToken, refreshToken, cookie }: SessionTokens): ShopOutcome {
  return answered(accessToken, { meta: { refreshToken }, cookie })
}
