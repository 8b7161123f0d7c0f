import { RoutingStore } from '@vitrin/routing'
import { urlGatewayContract } from '@vitrin/routing/contracts'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AxiosUrlGateway } from './axios-url-gateway'
import { json, recordingHost, type Answer } from './testing/recording-host'

const hits: Readonly<Record<string, { readonly _type: string; readonly _source: object }>> = {
  'duschhornor/alpha': { _type: 'product', _source: { sku: 'ALPHA', url_path: 'duschhornor/alpha' } },
  duschhornor: { _type: 'category', _source: { slug: 'duschhornor-31', url_path: 'duschhornor' } },
  'om-oss': { _type: 'cms_page', _source: { identifier: 'om-oss' } },
  'gamla/dorrar.html': {
    _type: 'redirect',
    _source: { request_path: 'gamla/dorrar.html', target_path: 'duschdorrar?p=1', redirect_type: 301 },
  },
}
const shop: Answer = ({ body }) => json(hits[(body as { readonly url: string }).url] ?? null)
const gatewayTo = (answer: Answer) => new AxiosUrlGateway(recordingHost(answer).http)

urlGatewayContract('AxiosUrlGateway', {
  open: () => gatewayTo(shop),
  mappings: [
    { path: 'duschhornor/alpha', type: 'product' },
    { path: 'duschhornor', type: 'category' },
    { path: 'om-oss', type: 'cms_page' },
  ],
  moved: { path: 'gamla/dorrar.html', answer: { type: 'redirect', to: 'duschdorrar?p=1', status: 301 } },
})

describe('AxiosUrlGateway', () => {
  it('sends the path with the fields of the original client [R7.19]', async () => {
    const { http, seen } = recordingHost(shop)
    await new AxiosUrlGateway(http).map('duschhornor/alpha', 'ALPHA-80')
    expect(seen[0]).toMatchObject({
      method: 'POST',
      body: {
        url: 'duschhornor/alpha',
        includeFields: null,
        excludeFields: [],
        options: { prefetchGroupProducts: true, filterUnavailableVariants: false },
        filters: { sku: 'ALPHA-80' },
        groupId: null,
        groupToken: null,
      },
    })
    expect(seen[0]?.url.href).toBe('http://host.test/api/url/map?storeCode=sv')
  })

  it('sends the group of the shopper in the body [R7.19]', async () => {
    const { http, seen } = recordingHost(shop)
    await new AxiosUrlGateway(http, () => ({ groupId: 2, groupToken: 'signed' })).map('duschhornor')
    expect(seen[0]?.body).toMatchObject({ url: 'duschhornor', filters: {}, groupId: 2, groupToken: 'signed' })
    expect(seen[0]?.url.href).not.toContain('signed')
  })

  it.each<[name: string, answer: Answer]>([
    ['404', () => json({ code: 404, result: 'unknown' }, 404)],
    ['a 404 of HTML', () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['a page of HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a kind that has no page', () => json({ _type: 'taxrule', _source: {} })],
  ])('finds no document when the host answers with %s', async (_, answer) => {
    expect(await gatewayTo(answer).map('x')).toBeUndefined()
  })

  it('throws other faults, which the navigation logs [R7.19]', async () => {
    const gateway = gatewayTo(() => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))
    await expect(gateway.map('x')).rejects.toMatchObject({ code: 502 })
    const logger = new RecordingLogger()
    const routing = new RoutingStore({
      urls: gateway,
      views: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
      served: ['home', 'page-not-found'],
      logger,
    })
    expect(await routing.resolve('/sv/x')).toMatchObject({ page: { id: 'page-not-found' }, status: 503 })
    expect(logger.entries).toHaveLength(1)
  })
})
