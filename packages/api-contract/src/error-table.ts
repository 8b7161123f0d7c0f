/** The HTTP status of a refusal, which is also its `code` (decisions.md 1). */
export const errorCodes = {
  'bad-request': 400,
  'login-failed': 401,
  forbidden: 403,
  unknown: 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'too-many-requests': 429,
  'own-fault': 500,
  overloaded: 503,
} as const

export type ErrorKind = keyof typeof errorCodes

/**
 * Why a 409 was given (decisions.md 1, 12, 26):
 * - `totals-changed`: the totals of the host differ from those that the shopper confirmed.
 * - `order-id-taken`: another body or another account has used this order id.
 * - `order-abandoned`: the client has given this order id up.
 * - `key-reused`: another body came with this idempotency key.
 * - `stale-run`: the host has seen a newer run of this cart.
 */
export type ConflictReason = 'totals-changed' | 'order-id-taken' | 'order-abandoned' | 'key-reused' | 'stale-run'
