import { createHttp, type Http } from '@vitrin/api-client'
import type { Clock, Connectivity } from '@vitrin/kernel'
import type { TokenLease } from '@vitrin/user-session'
import { gatewayConfig } from '../config/gateways'
import { klarglas } from '../config/klarglas'

/** R9.08 */
const CLIENT_TIMEOUT_MS = 5000

export interface BrowserHttpOptions {
  readonly apiBaseUrl: string
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly tokens?: TokenLease
}

export function browserHttp({ apiBaseUrl, connectivity, clock, tokens }: BrowserHttpOptions): Http {
  return createHttp({
    baseUrl: apiBaseUrl,
    connectivity,
    clock,
    timeoutMs: CLIENT_TIMEOUT_MS,
    storeCode: klarglas.storeView.storeCode,
    tokens,
    tokenInHeader: gatewayConfig.tokenInHeader,
  })
}
