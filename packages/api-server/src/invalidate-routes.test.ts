import { cacheTags, invalidationEndpoints } from '@vitrin/api-contract/wire'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { apiApp, type ApiRoutes } from './http'
import { invalidateRoutes } from './invalidate-routes'
import { NO_SECURITY_LOG } from './security-log'
import { ApiHost, swedishShop } from './testing'

const hosts: ApiHost[] = []
afterAll(() => hosts.forEach((host) => host.close()))
function shop(
  options: ConstructorParameters<typeof ApiHost>[0] = { invalidation: { key: 'secret', moreTags: ['cms-page'] } },
): ApiHost {
  const host = new ApiHost(options)
  hosts.push(host)
  return host
}
const invalidate = async (host: ApiHost, query: string, method = 'GET') => {
  const response = await host.fetch(`/invalidate?${query}`, { method })
  return (await response.json()) as { readonly code: number; readonly result: string }
}

describe('invalidating prepared pages', () => {
  it('takes every tag of the output cache, and ids behind P and C [R2.42]', async () => {
    const host = shop()
    expect([...cacheTags].toSorted()).toEqual([
      'C',
      'P',
      'attribute',
      'category',
      'checkout',
      'compare',
      'error',
      'home',
      'my-account',
      'page-not-found',
      'product',
      'taxrule',
    ])
    expect(await invalidate(host, `key=secret&tag=${cacheTags.join(',')}`)).toEqual({
      code: 200,
      result: `Tags invalidated successfully [${cacheTags.join(',')}]`,
    })
    expect(await invalidate(host, 'key=secret&tag=P501,%20C31,cms-page', 'POST')).toEqual({
      code: 200,
      result: 'Tags invalidated successfully [P501, C31,cms-page]',
    })
    expect(host.changed).toEqual([[...cacheTags], ['P501', 'C31', 'cms-page']])
  })

  it('takes all configured tags at once', async () => {
    const host = shop()
    await invalidate(host, 'key=secret&tag=*')
    expect(host.changed).toEqual([[...cacheTags, 'cms-page']])
  })

  it('logs and skips tags that no page has', async () => {
    const host = shop()
    expect((await invalidate(host, 'key=secret&tag=basket,home')).code).toBe(200)
    expect(host.changed).toEqual([['home']])
    expect(JSON.stringify(host.logger)).toContain('basket')
    await invalidate(host, 'key=secret&tag=basket')
    expect(host.changed).toHaveLength(1)
  })

  it('needs the key, and a tag', async () => {
    const host = shop()
    for (const query of ['tag=home', 'key=&tag=home', 'key=wrong&tag=home']) {
      expect(await invalidate(host, query)).toEqual({ code: 403, result: 'Invalid cache invalidation key' })
    }
    expect(await invalidate(host, 'key=secret')).toEqual({
      code: 400,
      result: 'Invalid parameters for Clear cache request',
    })
    expect(host.changed).toEqual([])
  })

  it('has nothing to do where no pages are prepared', async () => {
    const logger = new RecordingLogger()
    const routes = invalidateRoutes({
      invalidation: { key: 'secret' },
      drop: undefined,
      logger,
      security: NO_SECURITY_LOG,
    })
    const mount = (host: ApiRoutes) => host.route('/', routes)
    const app = apiApp({ shop: swedishShop, logger, endpoints: [invalidationEndpoints], mount })
    const response = await app.request('/invalidate?key=secret&tag=home')
    expect(await response.json()).toEqual({
      code: 200,
      result: 'Cache invalidation is not required, output cache is disabled',
    })
  })

  it('is closed to everybody where no key is configured', async () => {
    expect((await invalidate(shop({}), 'key=&tag=home')).code).toBe(403)
    expect((await invalidate(shop({ invalidation: { key: '' } }), 'key=&tag=home')).code).toBe(403)
  })

  it('takes its key from a header, too, and no cache stores an answer to one in the address', async () => {
    const host = shop()
    const ask = async (query: string, authorization = '') => {
      const { status, headers } = await host.fetch(`/invalidate?${query}`, { headers: { authorization } })
      return [status, headers.get('cache-control')]
    }
    expect(await ask('tag=home', 'Bearer secret')).toEqual([200, null])
    expect(await ask('tag=home', 'Bearer wrong')).toEqual([403, null])
    expect(await ask('tag=home&key=secret', 'Bearer wrong')).toEqual([403, 'no-cache, no-store'])
    expect(await ask('tag=home&key=secret')).toEqual([200, 'no-cache, no-store'])
    expect(host.changed).toEqual([['home'], ['home']])
  })

  it('so with an e-mail address or a coupon in the address', async () => {
    for (const path of [
      '/api/ext/mailchimp-subscribe/subscribe?email=asa@example.se',
      '/api/cart/apply-coupon?coupon=X',
    ])
      expect((await shop().fetch(path)).headers.get('cache-control')).toBe('no-cache, no-store')
  })
})
