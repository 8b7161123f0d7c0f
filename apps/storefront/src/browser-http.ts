import { createHttp, type Http } from '@vitrin/api-client'
import type { Clock, Connectivity } from '@vitrin/kernel'
import { klarglas } from '../config/klarglas'

/** R9.08 */
const CLIENT_TIMEOUT_MS = 5000

export interface BrowserHttpOptions {
  readonly apiBaseUrl: string
  readonly connectivity: Connectivity
  readonly clock: Clock
}

export function browserHttp({ apiBaseUrl, connectivity, clock }: BrowserHttpOptions): Http {
  return createHttp({ baseUrl: apiBaseUrl, connectivity, clock, timeoutMs: CLIENT_TIMEOUT_MS, storeCode: klarglas.storeView.storeCode })
}
