interface WrappedError {
  readonly name?: string
  readonly inner?: unknown
  readonly failures?: readonly unknown[]
}

/** The device is full. Dexie wraps the browser's error, once for each entry of a bulk write. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner, failures = [] } = error as WrappedError
  return name === 'QuotaExceededError' || isQuotaError(inner) || failures.some(isQuotaError)
}
