import type { MiddlewareHandler } from 'hono'

/** For answers that caches must not store. */
export const NO_STORE = { 'cache-control': 'no-cache, no-store' } as const

/** Parameters that open something, or name a person. */
const SECRETS = ['token', 'key', 'cartId', 'coupon', 'email']

/** An address with a secret is one itself, so caches must not store its answer, whatever it is (decisions.md 29). */
export const noStoreWithSecretInQuery: MiddlewareHandler = async (context, next) => {
  await next()
  const { searchParams } = new URL(context.req.url)
  const isStored = !context.res.headers.get('cache-control')?.includes('no-store')
  if (isStored && SECRETS.some((name) => searchParams.get(name)?.trim()))
    context.header('cache-control', NO_STORE['cache-control'])
}
