import { HostRejection, TransportError } from '@vitrin/kernel'

/** The host does not know the cart, or it belongs to another shopper (contract §5, platform failures). */
export function isCartGone(error: unknown): error is HostRejection {
  return error instanceof HostRejection && (error.code === 401 || error.code === 404)
}

/**
 * The host did not decide about the request: no answer came, a newer run took over (decisions.md 26), the host asks to
 * wait, or it does not know the account or the line of the call. The next run pulls and so learns the state.
 */
export function isNoAnswer(error: unknown, namesLine: boolean): boolean {
  if (error instanceof TransportError) return true
  if (!(error instanceof HostRejection)) return false
  const { code } = error
  return [401, 409, 429, 503].includes(code) || (code === 404 && namesLine)
}

/** A fault that the next run repairs by itself is no warning. */
export function logLevelOf(error: unknown): 'debug' | 'warn' {
  return isNoAnswer(error, false) ? 'debug' : 'warn'
}
