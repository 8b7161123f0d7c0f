import type { HttpRequest } from './http'

export function headersOf(
  { body, idempotencyKey, rotatesTokens, currentPassword, cartRun }: HttpRequest,
  { token, bindsLogins }: { readonly token: string | undefined; readonly bindsLogins: boolean },
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    // Contract §1.5: no header at all for guests.
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(rotatesTokens && { 'x-token-rotation': '1', ...(bindsLogins && { 'x-bind-browser': '1' }) }),
    // Headers hold no letters such as å.
    ...(currentPassword && { 'x-current-password': encodeURIComponent(currentPassword) }),
    ...(cartRun && { 'x-cart-run': cartRun }),
  }
}
