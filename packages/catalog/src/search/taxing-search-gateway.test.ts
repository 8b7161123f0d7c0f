import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../document/product'
import { singleProductQuery } from './product-queries'
import { searchGatewayContract } from '../contracts'
import { FakeSearchGateway, searchableShop } from '../testing'
import { TaxingSearchGateway, type TaxSettings } from './taxing-search-gateway'

const rule = (product: number, customer: number, rate: number) => ({
  id: product * 10 + customer,
  product_tax_class_ids: [product],
  customer_tax_class_ids: [customer],
  rates: [{ id: 1, tax_country_id: 'SE', tax_region_id: 0, region_name: null, rate }],
})
const timeZone = 'Europe/Stockholm'
const swedish: TaxSettings = {
  defaultCountry: 'SE',
  defaultRegion: '',
  sourcePriceIncludesTax: true,
  userGroupId: null,
}
const raw = {
  id: 1,
  sku: 'A',
  name: 'Spegel',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price: 4995,
}

function shop(
  product: object,
  {
    rules = [rule(2, 3, 25)],
    tax = {},
  }: { readonly rules?: readonly object[]; readonly tax?: Partial<TaxSettings> } = {},
) {
  const host = new FakeSearchGateway({ product: [product], taxrule: rules })
  const gateway = new TaxingSearchGateway({
    search: host,
    clock: new ManualClock(),
    tax: { ...swedish, ...tax },
    timeZone,
  })
  return { host, first: async () => (await gateway.search<CatalogueProduct>(singleProductQuery('A'))).items[0] }
}

searchGatewayContract('TaxingSearchGateway', {
  open: () =>
    new TaxingSearchGateway({
      search: new FakeSearchGateway(searchableShop),
      clock: new ManualClock(),
      tax: swedish,
      timeZone,
    }),
})

describe('taxes that the host leaves to the client', () => {
  it('are taken from gross prices or added to net ones, by the rule for the class [R9.02 included tax]', async () => {
    expect(await shop(raw).first()).toMatchObject({ price: 3996, price_tax: 999, price_incl_tax: 4995 })
    expect(await shop(raw, { tax: { sourcePriceIncludesTax: false } }).first()).toMatchObject({
      price: 4995,
      price_incl_tax: 6243.75,
    })
    expect(await shop(raw, { rules: [rule(2, 3, 6)] }).first()).toMatchObject({
      price_incl_tax: 4995,
      price_tax: 282.7358,
    })
  })

  it('are 25 percent when the rules cannot be loaded, and the next search loads the rules again', async () => {
    const { host, first } = shop(raw, { rules: [] })
    expect(await first()).toMatchObject({ price: 3996 })
    const { host: failing, first: product } = shop(raw)
    const search = failing.search.bind(failing)
    failing.search = (request) =>
      request.type === 'taxrule' ? Promise.reject(new Error('No answer')) : search(request)
    expect(await product()).toMatchObject({ price: 3996 })
    failing.search = search
    await product()
    expect([host, failing].map(({ asked }) => asked.filter(({ type }) => type === 'taxrule').length)).toEqual([1, 1])
  })

  it('follow the customer’s group where groups are taxed apart [R6.05 tax rules]', async () => {
    const rules = [rule(2, 3, 25), rule(2, 9, 0)]
    expect(await shop(raw, { rules, tax: { userGroupId: 9 } }).first()).toMatchObject({ price: 4995, price_tax: 0 })
    expect(await shop(raw, { rules, tax: { userGroupId: 3 } }).first()).toMatchObject({ price: 3996 })
    expect(await shop(raw, { rules, tax: { userGroupId: null } }).first()).toMatchObject({ price: 3996 })
  })

  it('are never taken twice, and never of a product that came without its prices', async () => {
    const taxed = { ...raw, price: 3996, price_incl_tax: 4995 }
    expect(await shop(taxed).first()).toEqual(taxed)
    const { price: _, ...unpriced } = raw
    expect(await shop(unpriced).first()).toEqual(unpriced)
  })
})
