import { FakeTracker } from '@vitrin/analytics/testing'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { trackShownProducts } from './track-shown-products'

type Page = NonNullable<Parameters<typeof trackShownProducts>[0]['pages']['paintedPage']>

const product = (sku: string) => ({ sku, parentSku: sku, name: sku, price_incl_tax: 10 })
const category = (name: string, ...skus: readonly string[]) => {
  const listing = observable({ products: skus.map(product) }, {}, { deep: false })
  return { id: 'category', model: { category: { name }, listing } } as const
}
const productPage = (sku: string): Page => ({ id: 'product', model: { store: { parent: product(sku) } } })

function open(paintedPage: Page) {
  const pages = observable({ paintedPage }, {}, { deep: false })
  const tracker = new FakeTracker()
  trackShownProducts({ pages, tracker })
  const said = () =>
    tracker.events.splice(0).map((event) => {
      if (event.type === 'impressions')
        return `${event.list}: ${event.products.map(({ sku, position }) => `${position} ${sku}`).join(', ')}`
      return event.type === 'product-click'
        ? `click ${event.product.position} ${event.product.sku} in ${event.list}`
        : event.type
    })
  const go = (page: Page) => runInAction(() => (pages.paintedPage = page))
  return { go, said, tracker }
}

describe('trackShownProducts', () => {
  it('tells a list, and what comes to it later by itself', () => {
    const mirrors = category('Speglar', 'A', 'B')
    const { said } = open(mirrors)
    expect(said()).toEqual(['Speglar: 1 A, 2 B'])
    runInAction(() => (mirrors.model.listing.products = ['A', 'B', 'C'].map(product)))
    expect(said()).toEqual(['Speglar: 3 C'])
  })

  it('tells each list of home by its name', () => {
    const lists = { newCollection: [product('A')], bestsellers: [], offers: [product('A')] }
    expect(open({ id: 'home', model: { lists } }).said()).toEqual(['new_collection: 1 A', 'prod_offers: 1 A'])
  })

  it('takes a product that follows its list for chosen there, and any other for shown', () => {
    const { go, said } = open(category('Speglar', 'A', 'B'))
    said()
    go(productPage('B'))
    expect(said()).toEqual(['click 2 B in Speglar', 'product-detail'])
    go(productPage('A'))
    expect(said()).toEqual(['product-detail'])
    go({ id: 'checkout' })
    expect(said()).toEqual([])
  })
})
