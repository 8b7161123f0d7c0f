import type { MiddlewareHandler } from 'hono'
import { queryToken } from './request-token'

/** For answers that caches must not store. */
export const NO_STORE = { 'cache-control': 'no-cache, no-store' } as const

/** An address with a token is a secret, so caches must not store its answer, whatever it is (decisions.md 29). */
export const noStoreWithQueryToken: MiddlewareHandler = async (context, next) => {
  await next()
  if (queryToken(context.req.url) !== '') context.header('cache-control', NO_STORE['cache-control'])
}
