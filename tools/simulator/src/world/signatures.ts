import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The host signs its tokens with WebCrypto, which uses a thread pool and so takes an unknown number of turns of the
 * event loop. This replacement makes the same signature at once.
 */
export function signAtOnce(): void {
  const signed = (secret: Uint8Array, data: Uint8Array) => createHmac('sha256', secret).update(data).digest()
  const own = {
    importKey: async (_format: string, key: Uint8Array | { readonly k: string }) =>
      key instanceof Uint8Array ? key : Buffer.from(key.k, 'base64url'),
    sign: async (_algorithm: unknown, secret: Uint8Array, data: Uint8Array) => signed(secret, data),
    verify: async (_algorithm: unknown, secret: Uint8Array, signature: Uint8Array, data: Uint8Array) => {
      const right = signed(secret, data)
      return right.length === signature.length && timingSafeEqual(right, signature)
    },
  }
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(crypto.subtle, name, { configurable: true, value })
}
