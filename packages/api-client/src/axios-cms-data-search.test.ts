import { ApiHost } from '@vitrin/api-server/testing'
import { CmsBlockStore, CmsPageStore, type HtmlSanitizer } from '@vitrin/content'
import { cmsSearchContract } from '@vitrin/content/contracts'
import { HostRejection, TransportError } from '@vitrin/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { AxiosCmsDataSearch } from './axios-cms-data-search'
import { json, recordingHost } from './testing/recording-host'

const host = new ApiHost()
afterAll(() => host.close())
const sanitizer: HtmlSanitizer = { sanitize: async (html) => html }
const about = { id: 7, identifier: 'om oss', title: 'Om oss', content: '<p>Vi skär glas.</p>' }

cmsSearchContract('AxiosCmsDataSearch at the embedded host', {
  open: () =>
    new AxiosCmsDataSearch({
      http: recordingHost(({ url }) => host.fetch(url.pathname + url.search)).http,
      storeId: 4,
    }),
  page: 'om-oss',
  block: 'footer_links',
})

describe('content from cms-data', () => {
  it('is asked for by identifier and store [R7.18 cmsPageIdentifier] [R7.18 cmsBlockIdentifier]', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: about }))
    const search = new AxiosCmsDataSearch({ http, storeId: 4 })
    await new CmsPageStore({ search, sanitizer }).load('om oss')
    await new CmsBlockStore({ search, sanitizer }).load(['sidfot', 'a/b'])
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /api/ext/cms-data/cmsPageIdentifier/om%20oss/storeId/4',
      'GET /api/ext/cms-data/cmsBlockIdentifier/sidfot/storeId/4',
      'GET /api/ext/cms-data/cmsBlockIdentifier/a%2Fb/storeId/4',
    ])
  })

  it.each([
    ['an object', about],
    ['a string of JSON', JSON.stringify(about)],
  ])('may come as %s [R7.18 cmsPageIdentifier]', async (_, result) => {
    const { http } = recordingHost(() => json({ code: 200, result }))
    const store = new CmsPageStore({ search: new AxiosCmsDataSearch({ http, storeId: 4 }), sanitizer })
    expect(await store.load('om oss')).toEqual({ ok: true, value: about })
  })

  it.each([404, 500])('that is answered with %i does not exist', async (code) => {
    const { http } = recordingHost(() => json({ code, result: { message: 'No such entity' } }, code))
    const store = new CmsPageStore({ search: new AxiosCmsDataSearch({ http, storeId: 4 }), sanitizer })
    expect(await store.load('borta')).toMatchObject({ ok: false, rejection: { code: 'empty-result' } })
  })

  it('fails for other refusals, and for answers that are no document', async () => {
    const load = (result: unknown, code = 200) => {
      const { http } = recordingHost(() => json({ code, result }, code))
      return new CmsPageStore({ search: new AxiosCmsDataSearch({ http, storeId: 4 }), sanitizer }).load('x')
    }
    await expect(load('No', 403)).rejects.toThrow(HostRejection)
    for (const result of ['{"identifier":', 'null', '[]', null, 7, { identifier: 'x' }])
      await expect(load(result), JSON.stringify(result)).rejects.toThrow(TransportError)
  })
})
