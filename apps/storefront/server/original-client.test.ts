import {
  findShop,
  originalClient,
  playStories,
  reportText,
  type StoryResult,
  type Values,
} from '@vitrin/api-contract/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from './testing/open-host'
import { sendTo } from './testing/send-to'

let host: OpenHost
let results: readonly StoryResult[]

async function shop(): Promise<Values> {
  const found = await findShop(sendTo(host), { index: 'vue_storefront_magento_4' })
  return { ...found, country: 'SE', coupon: 'VALKOMMEN10', run: 'test' }
}

beforeAll(async () => {
  host = await openHost()
  results = await playStories(originalClient, { send: sendTo(host), values: await shop() })
}, 60_000)
afterAll(() => host.close())

describe('a shopper with an unchanged vue-storefront 1.12 client', () => {
  it.each(originalClient.map(({ name }) => name))('%s', (name) => {
    const report = reportText(results.filter(({ story }) => story === name))
    expect(report, report).toBe(`✓ ${name}`)
  })
})
