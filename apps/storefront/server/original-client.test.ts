import {
  findShop,
  originalClient,
  playStories,
  reportText,
  type Send,
  type SentRequest,
  type StoryResult,
  type Values,
} from '@vitrin/api-contract/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from './testing/open-host'

let host: OpenHost
let results: readonly StoryResult[]

const toRequest = ({ method, address, headers, body }: SentRequest) =>
  new Request(`http://host.test${address}`, { method, headers, ...(body !== undefined && { body }) })

const send: Send = async (request) => {
  const response = await host.fetch(toRequest(request))
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
  }
}

async function shop(): Promise<Values> {
  const found = await findShop(send, { index: 'vue_storefront_magento_4' })
  return { ...found, country: 'SE', coupon: 'VALKOMMEN10', run: 'test' }
}

beforeAll(async () => {
  host = await openHost()
  results = await playStories(originalClient, { send, values: await shop() })
})
afterAll(() => host.close())

/** The host does not answer these as the original does yet. */
const OPEN = new Set([
  'looks at products',
  'buys as a guest',
  'chooses custom options',
  'creates an account',
  'creates an account in the checkout',
  'signs in',
  'buys with an account and a coupon',
  'signs in with a full cart',
  'puts a wrong thing into the cart',
  'stays signed in',
  'changes the profile',
  'changes the password',
])
const met = originalClient.map(({ name }) => name).filter((name) => !OPEN.has(name))

describe('a shopper with an unchanged vue-storefront 1.12 client', () => {
  it.each(met)('%s', (name) => {
    const report = reportText(results.filter(({ story }) => story === name))
    expect(report, report).toBe(`✓ ${name}`)
  })
})
