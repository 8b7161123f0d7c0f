/** Who is at fault, said the same way by the HTTP status and by `code` (decisions.md 1). */
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
} as const

export type ErrorKind = keyof typeof errorCodes

/**
 * Why a 409 was given (decisions.md 1, 12, 26): the host's totals differ from those the shopper confirmed ·
 * another body or account owns this order id · another body came with this idempotency key · a newer cart run was seen.
 */
export const conflictReasons = [
  'totals-changed',
  'order-id-taken',
  'order-abandoned',
  'key-reused',
  'stale-run',
] as const

export type ConflictReason = (typeof conflictReasons)[number]

/** Where a call does not follow `errorCodes`, or where hosts of the original answer otherwise; the client accepts both. */
export interface ErrorException {
  readonly path: string
  readonly when: string
  /** What our host answers. */
  readonly ours: { readonly code: number; readonly result: 'text' | 'object' | 'fields' }
  /** What the original answers (contract §§1–11). */
  readonly original: { readonly code: number; readonly result: 'text' | 'object' | 'fields' }
}

export const errorExceptions: readonly ErrorException[] = [
  {
    // Whether somebody has an account here is nobody else's business.
    path: '/api/user/reset-password',
    when: 'nobody has the address',
    ours: { code: 200, result: 'text' },
    original: { code: 404, result: 'text' },
  },
  {
    path: '/api/user/reset-password',
    when: 'the address is missing, or none',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/user/create-password',
    when: 'a field is missing',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/user/create-password',
    when: 'the reset token is no good',
    ours: { code: 400, result: 'object' },
    original: { code: 500, result: 'object' },
  },
  {
    path: '/api/user/change-password',
    when: 'the current password is wrong',
    ours: { code: 400, result: 'object' },
    original: { code: 500, result: 'object' },
  },
  {
    path: '/api/user/me',
    when: 'the profile does not fit its schema',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'fields' },
  },
  {
    path: '/api/user/refresh',
    when: 'the refresh token is missing',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/user/refresh',
    when: 'the refresh token is no good',
    ours: { code: 401, result: 'text' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/user/logout',
    when: 'the host does not know the call',
    ours: { code: 200, result: 'text' },
    original: { code: 404, result: 'text' },
  },
  {
    path: '/api/cart/*',
    when: 'an element of the body or the coupon code is missing',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    // A 200 that is a refusal: success also requires that the result is no such sentence (contract §17 #7).
    path: '/api/order',
    when: 'a product was signed for another price',
    ours: { code: 409, result: 'object' },
    original: { code: 200, result: 'text' },
  },
  {
    path: '/api/review/create',
    when: 'the review does not fit its schema',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'fields' },
  },
  {
    path: '/invalidate',
    when: 'the key is wrong',
    ours: { code: 403, result: 'text' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/invalidate',
    when: 'the tag is missing',
    ours: { code: 400, result: 'text' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/stock/check',
    when: 'the sku is unknown',
    ours: { code: 404, result: 'object' },
    original: { code: 500, result: 'object' },
  },
  {
    path: '/api/stock/*',
    when: 'the sku is missing',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/product/render-list',
    when: 'the skus are missing',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/url/map',
    when: 'the url is missing',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/catalog/:index/:entity/_search',
    when: 'the index or the entity is unknown',
    ours: { code: 404, result: 'text' },
    original: { code: 500, result: 'text' },
  },
  {
    path: '/api/catalog/:index/:entity/_search',
    when: 'the query cannot be read',
    ours: { code: 400, result: 'fields' },
    original: { code: 500, result: 'object' },
  },
]
