import { describe, expect, it } from 'vitest'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { defineRequests } from '@vitrin/api-contract'
import { defineEndpoints } from '@vitrin/api-contract/wire'
import { z } from 'zod'
import { answer } from './answer'
import { apiApp } from './api-app'
import type { ApiRoutes } from './api-routes'
import { serve } from './serve'
import type { ShopOptions } from '../shop-options'
import { swedishShop } from '../testing/swedish-shop'

const endpoints = defineEndpoints({
  greet: { methods: ['POST'], path: '/api/greet', auth: 'none' },
  look: { methods: ['GET'], path: '/api/greet', auth: 'none' },
  fail: { methods: ['GET'], path: '/api/fail/:code', auth: 'none' },
})
const requests = defineRequests({
  greet: { query: z.object({ times: z.string() }), body: z.object({ name: z.string() }) },
  look: {},
  fail: { path: z.object({ code: z.string() }) },
})

function host(views: ShopOptions['views'] = swedishShop.views) {
  const logger = new RecordingLogger()
  const app = apiApp({
    shop: { views },
    logger,
    endpoints: [endpoints],
    mount: (routes: ApiRoutes) => {
      serve(routes, endpoints.greet, requests.greet, ({ query, body, view }) =>
        answer(`${body.name} ×${query.times}`, { meta: view.storeView.storeCode }),
      )
      serve(routes, endpoints.look, requests.look, () => answer(null))
      serve(routes, endpoints.fail, requests.fail, ({ path }) => {
        throw new Error(`secret ${path.code}`)
      })
    },
  })
  return { logger, fetch: async (path: string, init?: RequestInit) => await app.request(path, init) }
}

const post = (body: string, headers?: Record<string, string>): RequestInit => ({
  method: 'POST',
  body,
  ...(headers && { headers }),
})

describe('apiApp', () => {
  it('compresses answers of more than a kilobyte for clients that accept gzip, with Vary', async () => {
    const { fetch } = host()
    const greet = (name: string, headers: Record<string, string>) =>
      fetch('/api/greet?times=1', post(JSON.stringify({ name }), headers))
    const long = 'Åsa '.repeat(1000)
    const packed = await greet(long, { 'accept-encoding': 'gzip' })
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
    expect((await greet(long, {})).headers.get('content-encoding')).toBeNull()
    expect((await greet('Åsa', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull()
  })

  it('answers in the envelope', async () => {
    const response = await host().fetch('/api/greet?times=2', post('{"name":"Åsa"}'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 200, result: 'Åsa ×2', meta: 'sv' })
  })

  it('lets browsers of other origins send every header of the contract', async () => {
    const asked = 'authorization,content-type,idempotency-key,x-cart-run,x-token-rotation'
    const preflight = await host().fetch('/api/greet', {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-headers': asked },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
  })

  it('names every field that does not fit, of all parts at once', async () => {
    const response = await host().fetch('/api/greet', post('{"name":1}'))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 400,
      meta: {
        errors: [
          { field: 'times', rule: 'required', expected: 'is required (a string)' },
          { field: 'name', rule: 'type', expected: 'should be a string' },
        ],
      },
      result: [
        { keyword: 'required', params: { missingProperty: 'times' } },
        { keyword: 'type', dataPath: '.name' },
      ],
    })
  })

  it('refuses what is no JSON', async () => {
    expect(await (await host().fetch('/api/greet?times=2', post('{name'))).json()).toMatchObject({
      code: 400,
      result: 'The field body should be JSON.',
      meta: { errors: [{ field: 'body', rule: 'rule', expected: 'should be JSON' }] },
    })
  })

  it('answers with the store of the header, else of the parameter, else with the first one', async () => {
    const [swedish] = swedishShop.views
    const { fetch } = host([swedish, { ...swedish, storeView: { ...swedish.storeView, storeCode: 'en' } }])
    const storeOf = async (parameter: string, headers: Record<string, string> = {}) => {
      const answered = await fetch(`/api/greet?times=2${parameter}`, post('{"name":"Bo"}', headers))
      return ((await answered.json()) as { readonly meta: string }).meta
    }
    expect(await storeOf('')).toBe('sv')
    expect(await storeOf('&storeCode=en')).toBe('en')
    expect(await storeOf('&storeCode=en', { 'x-vs-store-code': 'sv' })).toBe('sv')
    expect(await storeOf('&storeCode=de')).toBe('sv')
    expect(await storeOf('', { 'x-vs-store-code': 'de' })).toBe('sv')
  })

  it('answers unknown paths, wrong methods and large bodies in JSON', async () => {
    const { fetch } = host()
    const unknown = await fetch('/api/nothing')
    const wrong = await fetch('/api/greet', { method: 'DELETE' })
    const large = await fetch('/api/greet?times=2', post(`{"name":"${'å'.repeat(60_000)}"}`))
    expect([unknown.status, wrong.status, large.status]).toEqual([404, 405, 413])
    expect(wrong.headers.get('allow')).toBe('POST, GET')
    for (const response of [unknown, wrong, large]) {
      expect(await response.json()).toMatchObject({ code: response.status, result: expect.any(String) })
    }
  })

  it('tells the log what went wrong and the caller nothing of it', async () => {
    const { fetch, logger } = host()
    const response = await fetch('/api/fail/7')
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{"code":500,"result":"Internal error"}')
    expect(JSON.stringify(logger)).toContain('/api/fail/7 failed')
  })

  it('logs the address of a failed call without its query, where a token can be', async () => {
    const { fetch, logger } = host()
    await fetch('/api/fail/7?token=hemlig')
    expect(logger.entries.map(({ message }) => message)).toEqual(['GET /api/fail/7 failed'])
  })
})

it('says that no answer is to be guessed at', async () => {
  const { fetch } = host()
  const answers = await Promise.all([
    fetch('/api/greet'),
    fetch('/api/fail/1'),
    fetch('/api/nothing'),
    fetch('/api/greet', { method: 'POST', body: '{' }),
  ])
  expect(answers.map(({ status, headers }) => [status, headers.get('x-content-type-options')])).toEqual([
    [200, 'nosniff'],
    [500, 'nosniff'],
    [404, 'nosniff'],
    [400, 'nosniff'],
  ])
})
