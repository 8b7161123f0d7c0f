import { createHttp, type Http } from '@vitrin/api-client'
import type { CatalogueProduct } from '@vitrin/catalog'
import { aProduct, singleProductQuery } from '@vitrin/catalog/testing'
import { CmsPageStore } from '@vitrin/content'
import { ManualClock, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { klarglas } from '../config/klarglas'
import { browseGateways } from './browse-gateways'

/** A host that knows net prices only, and one tax rate for Sweden. */
const untaxed = {
  ...aProduct({ sku: 'A', price: 100, tax_class_id: 2 }),
  special_price: 80,
  special_from_date: '2026-01-01',
  special_to_date: '2026-01-31',
  price_incl_tax: undefined,
  final_price: undefined,
}
const taxRule = {
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 25, tax_country_id: 'SE', tax_region_id: 0 }],
}

async function hasSpecialPriceAt(date: string): Promise<boolean> {
  const clock = new ManualClock(Date.parse(date))
  const http = createHttp({
    baseUrl: 'http://host',
    connectivity: new SwitchableConnectivity(),
    clock,
    timeoutMs: 1000,
    storeCode: 'sv',
    adapter: async (config) => {
      const items = String(config.url).includes('/taxrule/') ? [taxRule] : [untaxed]
      const data = JSON.stringify({ total: items.length, hits: items })
      return { data, status: 200, statusText: 'OK', headers: { 'content-type': 'application/json' }, config }
    },
  })
  const tax = { ...klarglas.storeView.tax, calculateServerSide: false }
  const storeView = { ...klarglas.storeView, tax }
  const { search } = browseGateways(http, { apiMode: 'rest', clock, storeView })
  const { items } = await search.search<CatalogueProduct>(singleProductQuery('A'))
  return items[0]?.final_price === 80
}

it('takes content pages from cms-data where the configuration says so', async () => {
  const asked: string[] = []
  const http: Http = {
    send: () => Promise.reject(new Error('not asked')),
    bare: () => Promise.reject(new Error('not asked')),
    call: <Result>({ path }: { readonly path: string }) => {
      asked.push(path)
      return Promise.resolve({ identifier: 'om', title: 'Om', content: '' } as Result)
    },
  }
  const clock = new ManualClock()
  expect(browseGateways(http, { clock }).cms).toBeUndefined()
  const { cms } = browseGateways(http, { clock, cmsPages: 'cms-data' })
  const loaded = await new CmsPageStore({ search: cms!, sanitizer: { sanitize: async (html) => html } }).load('om')
  expect(loaded.ok).toBe(true)
  expect(asked).toEqual(['/api/ext/cms-data/cmsPageIdentifier/om/storeId/4'])
})

it('applies a special price by the time of its clock, not by the time of the device', async () => {
  expect([await hasSpecialPriceAt('2026-01-15'), await hasSpecialPriceAt('2026-02-15')]).toEqual([true, false])
})
