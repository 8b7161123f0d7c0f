import { expect, it } from 'vitest'
import { runningShop } from './testing/running-shop'

it('says with every answer that its type counts and, where its address is https, that it stays so', async () => {
  const secure = await runningShop({ PUBLIC_URL: 'https://klarglas.test', METRICS_KEY: 'a-long-random-text' })
  const etag = (await fetch(`${secure.address}/sv`)).headers.get('etag') ?? ''
  const asked: [path: string, status: number, request?: { headers?: Record<string, string>; method?: string }][] = [
    ['/sv/tillbehor', 200],
    ['/sv', 200],
    ['/sv', 304, { headers: { 'if-none-match': etag } }],
    ['/sv', 405, { method: 'POST' }],
    ['/sv/inget', 404],
    ['/api/stock/check?sku=KG-2001', 200],
    ['/robots.txt', 200],
    ['/cache-version.json', 200],
    ['/healthz', 200],
    ['/metrics', 401],
  ]
  for (const [path, status, { headers, method = 'GET' } = {}] of asked) {
    const id = `id-of-${path.replaceAll(/[^a-z]/g, '-')}-${status}`
    const answer = await fetch(secure.address + path, { method, headers: { ...headers, 'x-request-id': id } })
    expect([path, answer.status, Object.fromEntries(answer.headers)]).toEqual([
      path,
      status,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': id,
      }),
    ])
  }
  await secure.close()
  const plain = await runningShop({ PUBLIC_URL: 'http://klarglas.test' })
  for (const path of ['/sv', '/healthz'])
    expect((await fetch(plain.address + path)).headers.has('strict-transport-security')).toBe(false)
  await plain.close()
})
