import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { cmsProxy } from './cms-proxy'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function proxyTo(answer: Answer, timeoutMs?: number): Promise<(target: string) => Promise<Response>> {
  server = createServer(answer)
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  const cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/blog`
  const proxy = cmsProxy({ cmsUrl, ...(timeoutMs !== undefined && { timeoutMs }) })
  return (target) => proxy(new Request(`http://shop.test${target}`))
}

const sends =
  (body: string, type = 'application/json', status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

describe('the way to a CMS of somebody else', () => {
  it('asks for the five contents below its address, with the parameters of the shop only [R1.09]', async () => {
    const asked: (string | undefined)[] = []
    const get = await proxyTo(({ url }, response) => {
      asked.push(url)
      sends('{"data":[]}')({} as IncomingMessage, response)
    })
    for (const name of ['page-infos', 'page-solutions', 'page-conditions', 'portfolio', 'notification-message'])
      expect(await (await get(`/strapi/api/${name}?locale=sv&populate=*&token=geheim`)).json()).toEqual({ data: [] })
    expect(asked).toEqual([
      '/blog/api/page-infos?locale=sv&populate=*',
      '/blog/api/page-solutions?locale=sv&populate=*',
      '/blog/api/page-conditions?locale=sv&populate=*',
      '/blog/api/portfolio?locale=sv&populate=*',
      '/blog/api/notification-message?locale=sv&populate=*',
    ])
    expect((await get('/strapi/api/users')).status).toBe(404)
    expect((await get('/strapi/api/page-infos/../users')).status).toBe(404)
    expect(asked).toHaveLength(5)
  })

  it('passes on that there is no such content or language', async () => {
    expect(
      (await (await proxyTo(sends('{"data":null}', 'application/json', 404)))('/strapi/api/portfolio')).status,
    ).toBe(404)
    expect(
      (await (await proxyTo(sends('{"data":null}', 'application/json', 400)))('/strapi/api/portfolio')).status,
    ).toBe(400)
  })

  it.each<[string, Answer]>([
    ['HTML', sends('<script>steal()</script>', 'text/html')],
    ['a fault', sends('{}', 'application/json', 500)],
    ['that it is closed', sends('{}', 'application/json', 403)],
    ['30 MB', sends(`{"data":"${'x'.repeat(30_000_000)}"}`)],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'half an answer',
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': '99' })
          .write('{"da', () => response.destroy()),
    ],
  ])('answers 502 where the CMS answers with %s', async (_, answer) => {
    const response = await (await proxyTo(answer))('/strapi/api/page-infos')
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('script')
  })

  it('answers 502 where the CMS is down or slow', async () => {
    const get = await proxyTo(() => undefined, 1)
    expect((await get('/strapi/api/page-infos')).status).toBe(502)
    const down = cmsProxy({ cmsUrl: 'http://127.0.0.1:1' })
    expect((await down(new Request('http://shop.test/strapi/api/page-infos'))).status).toBe(502)
  })
})
