import { Hono } from 'hono'
import type { ShopOptions } from '../shop-options'

/** `apiApp` sets the shop for each request, so that a call can find the store view it is about. */
export interface ApiEnv {
  readonly Variables: { shop: Pick<ShopOptions, 'views'> }
}

export type ApiRoutes = Hono<ApiEnv>

export function createRoutes(): ApiRoutes {
  return new Hono()
}
