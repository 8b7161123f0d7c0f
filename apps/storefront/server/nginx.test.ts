import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiListener } from './api-listener'
import { ClientAddresses } from './client-addresses'
import { embeddedApi, type EmbeddedApi } from './embedded-api'
import { ServerLog } from './log/server-log'
import { OutputCache } from './output-cache'
import { shopServer } from './shop-server'

const runs = (program: string, argument: string): boolean => spawnSync(program, [argument]).status === 0
const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => runs(program, '-v'))
const isMissing = NGINX === undefined || !runs('openssl', 'version')
if (isMissing) console.info('deploy/nginx.conf was not tried: nginx or openssl is not installed.')

const rootFolder = join(import.meta.dirname, '..', '..', '..')

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe.skipIf(isMissing)('deploy/nginx.conf, with a shop behind it', () => {
  let folder: string
  let api: EmbeddedApi
  let shop: Server
  let nginx: ChildProcess
  let session: ClientHttp2Session
  let ports: { readonly plain: number; readonly tls: number }
  const seen: (string | undefined)[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-nginx-'))
    const log = new ServerLog({ stream: { write: () => undefined } })
    api = embeddedApi({ dataDir: join(folder, 'data'), rootFolder, log, onChanged: () => undefined })
    const answer = (request: Request, address?: string) => {
      seen.push(address)
      return api.fetch(request, address)
    }
    shop = await shopServer({
      router: () => apiListener(answer, new ClientAddresses(['127.0.0.1'])),
      api,
      cache: new OutputCache({ now: () => 0, maxBytes: 0, timeToLiveMs: 0 }),
      pages: { waiting: 0, answered: { hit: 0, miss: 0 }, handle: async () => undefined },
      onAsked: () => undefined,
      log,
      metricsKey: 'a-long-random-text',
      publicUrl: undefined,
      isClosing: () => false,
    })
    await once(shop.listen(0, '127.0.0.1'), 'listening')
    ports = { plain: await freePort(), tls: await freePort() }
    const certificate = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
    const names = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
    execFileSync('openssl', ['req', ...certificate, ...names, ...files], { stdio: 'ignore' })
    writeFileSync(join(folder, 'nginx.conf'), configuration())
    nginx = spawn(NGINX!, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
    const plain = `http://127.0.0.1:${ports.plain}/`
    await vi.waitUntil(
      () =>
        fetch(plain, { redirect: 'manual' }).then(
          ({ status }) => status === 301,
          () => false,
        ),
      { timeout: 10_000 },
    )
    const ca = readFileSync(join(folder, 'cert.pem'))
    session = connect(`https://127.0.0.1:${ports.tls}`, { ca, servername: 'shop.example' })
  })
  afterAll(async () => {
    session.close()
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    shop.closeAllConnections()
    await new Promise((resolve) => shop.close(resolve))
    api.close()
    rmSync(folder, { recursive: true })
  })

  /** The file as it is, with the addresses, ports and files of this test. */
  function configuration(): string {
    const { port } = shop.address() as AddressInfo
    const given = readFileSync(join(rootFolder, 'deploy', 'nginx.conf'), 'utf8')
    const replaced = given
      .replace('server 127.0.0.1:3000', `server 127.0.0.1:${port}`)
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, join(folder, 'cert.pem'))
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, join(folder, 'key.pem'))
      .replace('/var/log/nginx/shop.log', join(folder, 'shop.log'))
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    return `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${temporary} ${replaced} }`
  }

  async function ask(path: string, headers: Readonly<Record<string, string>> = {}, body?: string) {
    const stream = session.request({
      ':path': path,
      ':authority': 'shop.example',
      ...(body !== undefined && { ':method': 'POST', 'content-type': 'application/json' }),
      ...headers,
    })
    stream.end(body)
    const [answered] = (await once(stream, 'response')) as [Record<string, unknown>]
    return { status: answered[':status'], headers: answered, text: await text(stream) }
  }

  it('leads plain requests to TLS', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.plain}/sv?a=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://shop.example/sv?a=1'])
  })

  it('speaks HTTP/2 and brings calls to the shop', async () => {
    expect(session.alpnProtocol ?? (await once(session, 'connect'), session.alpnProtocol)).toBe('h2')
    const { result } = JSON.parse((await ask('/api/cart/create', {}, '')).text) as { readonly result: string }
    expect(result).toMatch(/^[0-9a-f]{32}$/)
    expect((await ask(`/api/cart/pull?cartId=${result}`)).status).toBe(200)
  })

  it('tells the shop the address of the caller, whatever the caller claims', async () => {
    seen.length = 0
    await ask('/api/stock/check?sku=KG-2001', { 'x-forwarded-for': '203.0.113.7' })
    expect(seen).toEqual(['127.0.0.1'])
  })

  it('gives each request an id, which is in its own log without the query', async () => {
    const { headers } = await ask('/api/stock/check?sku=KG-2001&token=hemlig', { 'x-request-id': 'chosen-by-caller' })
    const id = String(headers['x-request-id'])
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const line = () =>
      readFileSync(join(folder, 'shop.log'), 'utf8')
        .split('\n')
        .find((each) => each.endsWith(id))
    await expect.poll(line).toContain('GET /api/stock/check 200')
    expect(readFileSync(join(folder, 'shop.log'), 'utf8')).not.toContain('hemlig')
  })

  it('brings the cookie of a login to the browser and back', async () => {
    const origin = 'https://shop.example'
    const post = (path: string, body: object, headers = {}) =>
      ask(path, { origin, 'x-token-rotation': '1', 'x-bind-browser': '1', ...headers }, JSON.stringify(body))
    const [email, password] = ['asa@example.se', 'nyckelharpa-7']
    await post('/api/user/create', { customer: { email, firstname: 'Åsa', lastname: 'Berg' }, password })
    const login = await post('/api/user/login', { username: email, password })
    const { meta } = JSON.parse(login.text) as { readonly meta: { readonly refreshToken: string } }
    const [cookie = ''] = String(login.headers['set-cookie']).split(';')
    expect(cookie).toMatch(/^__Host-browser=[0-9a-f]{64}$/)
    expect((await post('/api/user/refresh', meta)).status).toBe(401)
    expect((await post('/api/user/refresh', meta, { cookie })).status).toBe(200)
  })

  it('keeps figures and readiness inside, and bodies within its limit', async () => {
    const authorization = 'Bearer a-long-random-text'
    expect((await ask('/metrics', { authorization })).status).toBe(404)
    expect((await ask('/readyz')).status).toBe(404)
    expect((await ask('/healthz')).text).toBe('alive\n')
    expect((await ask('/api/order', { 'content-length': String(40 * 1024 * 1024) }, '')).status).toBe(413)
  })
})
