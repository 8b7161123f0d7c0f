import {
  findShop,
  originalClient,
  playStories,
  sentence,
  type Send,
  type SentRequest,
  type Values,
  type WireAnswer,
} from '@vitrin/api-contract/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from './testing/open-host'
import { sendTo } from './testing/send-to'

let host: OpenHost
let values: Values

beforeAll(async () => {
  host = await openHost()
  const send = sendTo(host)
  const account = { email: 'breaks@hostcheck.example', firstname: 'Hostcheck', lastname: 'Testorder' }
  const body = JSON.stringify({ customer: account, password: 'Hostcheck-1' })
  await send({ method: 'POST', address: '/api/user/create', headers: {}, body })
  const shop = await findShop(send, { index: 'vue_storefront_magento_4' })
  values = { ...shop, account, country: 'SE', coupon: 'VALKOMMEN10', run: 'breaks' }
}, 60_000)
afterAll(() => host.close())

/** A host that changes requests or answers. */
type Plant = (request: SentRequest, send: Send) => Promise<WireAnswer>

/** The sentences about these stories, played at the changed host. */
async function sentences(plant: Plant, ...names: readonly string[]): Promise<readonly string[]> {
  const results = await playStories(
    originalClient.filter(({ name }) => names.includes(name)),
    { send: (request) => plant(request, sendTo(host)), values },
  )
  return results.flatMap(({ breaks }) => breaks.map(sentence))
}

const refusal = (code: number, result: unknown): WireAnswer => ({
  status: code,
  contentType: 'application/json',
  text: JSON.stringify({ code, result }),
})

/** Changes the body of requests whose address begins so. */
const changeBody = (address: string, change: (body: object) => object): Plant => {
  return (request, send) => {
    if (!request.address.startsWith(address) || request.body === undefined) return send(request)
    return send({ ...request, body: JSON.stringify(change(JSON.parse(request.body) as object)) })
  }
}

/** Changes the answers to requests whose address begins so. */
const changeAnswer = (address: string, change: (text: string) => string): Plant => {
  return async (request, send) => {
    const answer = await send(request)
    return request.address.startsWith(address) ? { ...answer, text: change(answer.text) } : answer
  }
}

describe('the player names the break of a host that', () => {
  it('does not read the token of the address', async () => {
    const plant: Plant = (request, send) =>
      send({ ...request, address: request.address.replace(/([?&])token=[^&]*&?/, '$1') })
    expect(await sentences(plant, 'signs in')).toContain(
      'When the client loads the orders, it reads code and needs 200; ' +
        'it gets 401 ("The consumer isn\'t authorized to access self.").',
    )
  })

  it('accepts a refresh token only once', async () => {
    const used = new Set<string | undefined>()
    const plant: Plant = async (request, send) => {
      if (!request.address.startsWith('/api/user/refresh')) return send(request)
      if (used.has(request.body)) return refusal(401, 'Invalid refresh token provided')
      used.add(request.body)
      return send(request)
    }
    expect(await sentences(plant, 'stays signed in')).toContain(
      'When the client refreshes its token for the second time, with the refresh token of the login, ' +
        'it reads code and needs 200; it gets 401 ("Invalid refresh token provided").',
    )
  })

  it('leaves the region out of addresses', async () => {
    const plant = changeAnswer('/api/user/me', (text) => text.replaceAll(/"region":\{[^}]*\},?/g, ''))
    expect(await sentences(plant, 'creates an account in the checkout')).toContain(
      'When the client fills the checkout from the profile, it reads result.addresses[0].region ' +
        'and needs an object; it gets nothing.',
    )
  })

  it('wants an id in the order', async () => {
    const plant: Plant = async (request, send) =>
      request.address === '/api/order' && !request.body?.includes('order_id')
        ? refusal(400, [{ keyword: 'required', params: { missingProperty: 'order_id' } }])
        : send(request)
    expect(await sentences(plant, 'buys as a guest')).toContain(
      'When the client sends the order, it reads code and needs 200; ' +
        'it gets 400 ([{"keyword":"required","params":{"missingProperty":"order_id"}}]).',
    )
  })

  it('does not charge the coupon of the cart', async () => {
    const plant = changeBody('/api/order', (body) => ({ ...body, coupon_code: '' }))
    const amounts =
      /^When the client loads the orders, it reads result\.items\[0\]\.grand_total and needs the amount \d+/
    expect(await sentences(plant, 'buys with an account and a coupon')).toContainEqual(expect.stringMatching(amounts))
  })

  it('keeps the lines of an order in the cart', async () => {
    const pulled = new Map<string, string>()
    const plant: Plant = async (request, send) => {
      const answer = await send(request)
      const cart = /^\/api\/cart\/pull.*cartId=(.*)$/.exec(request.address)?.[1]
      if (cart === undefined) return answer
      const before = pulled.get(cart)
      pulled.set(cart, answer.text)
      return before === undefined ? answer : { ...answer, text: JSON.stringify({ code: 200, result: [{ qty: 2 }] }) }
    }
    expect(await sentences(plant, 'buys with an account and a coupon')).toContain(
      'When the client pulls the next cart, it reads result and needs a list of 0; it gets [{"qty":2}].',
    )
  })

  it('adds choices of its own to a line', async () => {
    const own = '{"custom_options":[{"option_id":"1","option_value":"2"}],"configurable_item_options"'
    const plant = changeAnswer('/api/cart/update', (text) => text.replace('{"configurable_item_options"', own))
    expect(await sentences(plant, 'buys as a guest')).toContain(
      'When the client adds a configurable product with its options, it reads ' +
        'result.product_option.extension_attributes.custom_options and needs an empty list or nothing; ' +
        'it gets [{"option_id":"1","option_value":"2"}].',
    )
  })

  it('refuses a line of the cart with a list', async () => {
    const plant = changeAnswer('/api/cart/update', (text) => {
      const { code, ...answer } = JSON.parse(text) as { readonly code: number }
      return JSON.stringify({ ...answer, code, ...(code !== 200 && { result: [{ keyword: 'rule' }] }) })
    })
    expect(await sentences(plant, 'puts a wrong thing into the cart')).toContain(
      'When the client adds a product that the shop does not have, it reads result and needs a text; ' +
        'it gets [{"keyword":"rule"}].',
    )
  })

  it('answers with a page instead of JSON', async () => {
    const plant: Plant = async () => ({ status: 502, contentType: 'text/html', text: '<h1>Bad gateway</h1>' })
    expect(await sentences(plant, 'buys as a guest')).toContain(
      'When the client checks the stock, it reads the answer and needs JSON; it gets text/html with status 502.',
    )
  })
})
