import { createHttp, type Http } from '@vitrin/api-client'
import type { Clock, Connectivity } from '@vitrin/kernel'
import type { TokenLease } from '@vitrin/user-session'

/** R9.08 */
const CLIENT_TIMEOUT_MS = 5000

export interface BrowserHttpOptions {
  readonly apiBaseUrl: string
  readonly tokenInHeader: boolean
  readonly storeCode: string
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly tokens?: TokenLease
}

/** The server of this page, which passes questions to the CMS on. They are never in a shopper's name. */
export function ownServerHttp({ connectivity, clock }: Pick<BrowserHttpOptions, 'connectivity' | 'clock'>): Http {
  return createHttp({ baseUrl: '', connectivity, clock, timeoutMs: CLIENT_TIMEOUT_MS })
}

export function browserHttp({
  apiBaseUrl,
  tokenInHeader,
  storeCode,
  connectivity,
  clock,
  tokens,
}: BrowserHttpOptions): Http {
  return createHttp({
    baseUrl: apiBaseUrl,
    connectivity,
    clock,
    timeoutMs: CLIENT_TIMEOUT_MS,
    storeCode,
    tokens,
    tokenInHeader,
    bindsLogins: isOwnOrigin(apiBaseUrl),
  })
}

function isOwnOrigin(apiBaseUrl: string): boolean {
  return apiBaseUrl === '' || ('location' in globalThis && new URL(apiBaseUrl).origin === location.origin)
}
