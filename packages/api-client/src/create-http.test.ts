import { HostRejection, TransportError } from '@vitrin/kernel'
import { SwitchableConnectivity } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { FakeLease } from './testing/fake-lease'
import { json, recordingHost, type Answer } from './testing/recording-host'

const fault = (kind: string, message?: string) =>
  expect.objectContaining({ name: 'TransportError', fault: kind, ...(message && { message }) }) as unknown

async function rejection(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('createHttp', () => {
  it('sends path, encoded query and body, and the store code on request', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: 'ok' }))
    await http.call({
      method: 'POST',
      path: '/api/cart/apply-coupon',
      query: { coupon: 'HÖST & 10%', none: undefined },
      body: { a: 1 },
      withStoreCode: true,
      idempotencyKey: 'k-1',
      cartRun: 'd:7',
    })
    expect(seen[0]?.url.search).toBe('?coupon=H%C3%96ST%20%26%2010%25&storeCode=sv')
    expect(seen[0]).toMatchObject({ method: 'POST', body: { a: 1 } })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
      'x-cart-run': 'd:7',
    })
    await http.call({ method: 'GET', path: '/api/stock/check' })
    expect(seen[1]?.url.search).toBe('')
  })

  it.each([
    ['404 and a page', new Response('Cannot GET', { status: 404 })],
    ['501 and a page', new Response('Not implemented', { status: 501 })],
    ['501 and an envelope', json({ code: 501, result: 'Not implemented' }, 501)],
  ])('reads %s as 404 of a host without the extension', async (_, answer) => {
    const { http } = recordingHost(() => answer.clone())
    const path = '/api/ext/mailchimp-subscribe/subscribe'
    expect(await http.send({ method: 'GET', path })).toEqual({ code: 404, result: undefined })
  })

  it('waits for an order whose path is away', async () => {
    const { http } = recordingHost(() => new Response('Cannot POST', { status: 404 }))
    await expect(http.send({ method: 'POST', path: '/api/order' })).rejects.toEqual(fault('badContentType'))
  })

  it('sends the account’s token in the header, and no header for guests [R7.27 Bearer header]', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: null }), { tokens: new FakeLease(['t-1']) })
    await http.call({ method: 'GET', path: '/api/user/me', account: '7' })
    await http.call({ method: 'GET', path: '/api/user/me', account: 'guest' })
    await http.call({ method: 'GET', path: '/api/user/me' })
    await http.call({ method: 'GET', path: '/api/user/me', token: 'new' })
    expect(seen.map(({ headers, url }) => [headers.get('authorization'), url.search])).toEqual([
      ['Bearer t-1', ''],
      [null, ''],
      [null, ''],
      ['Bearer new', ''],
    ])
  })

  it('sends the token in the address when configured, empty for guests [R7.27 token in the URL]', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: null }), {
      tokens: new FakeLease(['t-1']),
      tokenInHeader: false,
    })
    await http.call({ method: 'GET', path: '/api/user/me', account: '7' })
    await http.call({ method: 'GET', path: '/api/cart/pull', account: 'guest' })
    await http.call({ method: 'GET', path: '/api/stock/check' })
    expect(seen.map(({ headers, url }) => [headers.get('authorization'), url.search])).toEqual([
      [null, '?token=t-1'],
      [null, '?token='],
      [null, ''],
    ])
  })

  it('asks for a login of this browser alone where the host gives it the cookie', async () => {
    for (const bindsLogins of [true, false]) {
      const { http, seen } = recordingHost(() => json({ code: 200, result: 't' }), { bindsLogins })
      await http.call({ method: 'POST', path: '/api/user/login', rotatesTokens: true })
      await http.call({ method: 'POST', path: '/api/order' })
      expect(seen.map(({ headers }) => headers.get('x-bind-browser'))).toEqual([bindsLogins ? '1' : null, null])
    }
  })

  it('repeats a call with the next token and the same key when the host refuses a token [R4.20]', async () => {
    const lease = new FakeLease(['t-1', 't-2'])
    const { http, seen } = recordingHost(
      ({ headers }) =>
        headers.get('authorization') === 'Bearer t-2'
          ? json({ code: 200, result: 'yes' })
          : json({ code: 401, result: 'no' }, 401),
      { tokens: lease },
    )
    expect(await http.call({ method: 'POST', path: '/x', account: '7', idempotencyKey: 'k' })).toBe('yes')
    expect(seen.map(({ headers }) => [headers.get('authorization'), headers.get('idempotency-key')])).toEqual([
      ['Bearer t-1', 'k'],
      ['Bearer t-2', 'k'],
    ])
    expect(lease.acceptances).toBe(1)
  })

  it('gives 401 for an account that is not signed in, without a call to the host [R8.12]', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: null }), { tokens: new FakeLease([]) })
    expect(await http.send({ method: 'GET', path: '/api/user/me', account: '7' })).toEqual({
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource',
    })
    expect(seen).toEqual([])
  })

  it('reads code, result and meta of a JSON answer [R7.27 JSON answers]', async () => {
    const { http } = recordingHost(() => json({ code: 200, result: 't', meta: { refreshToken: 'r' } }))
    expect(await http.send({ method: 'POST', path: '/x' })).toEqual({
      code: 200,
      result: 't',
      meta: { refreshToken: 'r' },
    })
  })

  it('uses the code of the envelope and not the HTTP status [R7.27 JSON answers]', async () => {
    const { http } = recordingHost(() =>
      json(
        {
          code: 404,
          result: 'No such entity',
          meta: { errors: [{ field: 'sku', rule: 'rule', expected: 'unknown' }, 'another thing'] },
        },
        200,
      ),
    )
    expect(await http.send({ method: 'GET', path: '/x' })).toMatchObject({ code: 404 })
    const error = await rejection(http.call({ method: 'GET', path: '/x' }))
    expect(error).toBeInstanceOf(HostRejection)
    expect(error).toMatchObject({
      code: 404,
      message: 'No such entity',
      fields: [{ field: 'sku', message: 'unknown' }],
    })
  })

  it('passes on the reason of a conflict and the time to wait', async () => {
    const { http } = recordingHost(() =>
      json({ code: 429, result: 'slow down', reason: 'key-reused', meta: { a: 1 } }, 429, { 'retry-after': '3' }),
    )
    expect(await http.send({ method: 'GET', path: '/x' })).toMatchObject({
      code: 429,
      reason: 'key-reused',
      retryAfterMs: 3000,
      meta: { a: 1 },
    })
  })

  it.each<[name: string, answer: Answer, expected: unknown]>([
    [
      'HTML',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      fault('badContentType', 'Error with response - bad content-type!'),
    ],
    [
      'an empty body',
      () => new Response('', { headers: { 'content-type': 'application/json' } }),
      fault('badShape', 'Unhandled error, wrong response format!'),
    ],
    ['null', () => json(null), fault('badShape', 'Unhandled error, wrong response format!')],
    ['JSON without a code', () => json({ result: 1 }), fault('badShape', 'Unhandled error, wrong response format!')],
    ['a broken connection', () => Promise.reject(new Error('ECONNRESET')), fault('network')],
  ])('throws a TransportError for %s [R8.13] [R5.13]', async (_, answer, expected) => {
    const error = await rejection(recordingHost(answer).http.send({ method: 'GET', path: '/x' }))
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toEqual(expected)
  })

  it('sends nothing without a connection', async () => {
    const { http, seen, connectivity } = recordingHost(() => json({ code: 200, result: 1 }))
    connectivity.set(false)
    expect(await rejection(http.call({ method: 'GET', path: '/x' }))).toEqual(fault('offline'))
    expect(seen).toEqual([])
  })

  it('gives a lost request the fault `offline` when the device finds that it has no connection', async () => {
    const connectivity = new SwitchableConnectivity()
    const check = async () => {
      connectivity.set(false)
      return false
    }
    const { http } = recordingHost(() => Promise.reject(new Error('ECONNREFUSED')), {
      connectivity: {
        get online() {
          return connectivity.online
        },
        check,
      },
    })
    expect(await rejection(http.call({ method: 'GET', path: '/x' }))).toEqual(fault('offline'))
  })

  it('aborts a request at the time limit and not before', async () => {
    for (const timeoutMs of [5000, 1000]) {
      let reached = (): void => {}
      const asked = new Promise<void>((done) => (reached = done))
      let aborted = false
      const { http, clock } = recordingHost(
        () => {
          reached()
          return new Promise<Response>(() => {})
        },
        { timeoutMs },
      )
      const answer = rejection(http.call({ method: 'GET', path: '/x' })).finally(() => (aborted = true))
      await asked
      clock.advance(timeoutMs - 1)
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
      expect(aborted).toBe(false)
      clock.advance(1)
      expect(await answer).toEqual(fault('timeout'))
    }
  })

  it('uses the HTTP status of an answer without an envelope', async () => {
    expect(await recordingHost(() => json(null)).http.bare({ method: 'POST', path: '/x' })).toBeNull()
    expect(
      await rejection(
        recordingHost(() => json({ code: 500, result: 'Missing url' }, 500)).http.bare({ method: 'POST', path: '/x' }),
      ),
    ).toMatchObject({ name: 'HostRejection', code: 500, message: 'Missing url' })
    expect(
      await rejection(
        recordingHost(
          () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
        ).http.bare({ method: 'POST', path: '/x' }),
      ),
    ).toMatchObject({ name: 'HostRejection', code: 502 })
  })

  it('decodes HTML entities in the titles of another host and leaves HTML content as it is', async () => {
    const hits = [{ nm: 'Luma&trade; R&D &#8211; &Aring;&#xE4;', description: '<p>Soft &amp; warm</p>' }]
    expect(await recordingHost(() => json({ hits })).http.bare({ method: 'GET', path: '/x' })).toEqual({
      hits: [{ nm: 'Luma™ R&D – Åä', description: '<p>Soft &amp; warm</p>' }],
    })
  })
})
