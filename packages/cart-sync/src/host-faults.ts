import { HostRejection, TransportError } from '@vitrin/kernel'

/** The cart's number is unknown, or it is not for this shopper: contract §5, platform failures. */
export function isCartGone(error: unknown): error is HostRejection {
  return error instanceof HostRejection && (error.code === 401 || error.code === 404)
}

/**
 * Nothing was said about what was asked: no answer came, a newer run took over (decisions.md 26), the host asks to wait,
 * or it no longer knows who or what the call named. The next run pulls and so learns how things stand.
 */
export function isNoAnswer(error: unknown, namesLine: boolean): boolean {
  if (error instanceof TransportError) return true
  if (!(error instanceof HostRejection)) return false
  const { code } = error
  return [401, 409, 429, 503].includes(code) || (code === 404 && namesLine)
}

/** What the next run heals by itself is no warning. */
export function logLevelOf(error: unknown): 'debug' | 'warn' {
  return isNoAnswer(error, false) ? 'debug' : 'warn'
}
