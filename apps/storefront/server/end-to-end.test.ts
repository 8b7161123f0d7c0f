import type { ProductStore } from '@vitrin/catalog'
import { lazy } from '@vitrin/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inMemoryStorages } from '@vitrin/storefront/testing'
import { klarglas } from '../config/klarglas'
import { openHost, type OpenHost } from './testing/open-host'
import { openVisit, type Visit, type VisitOptions } from './testing/open-visit'

// What a shopper does, from the stores of a tab to the database of the host and back (specification §1).
let host: OpenHost

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const open = (options?: VisitOptions): Promise<Visit> => openVisit(host, options)

const credentials = { username: 'asa@example.se', password: 'hemligt1' }
const registration = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg', password: 'hemligt1' }

/** A customer who is signed in. */
const customer = lazy(async () => {
  const visit = await open()
  const { session } = visit.shopper
  const registered = await session.register(registration)
  const signedIn = await session.login(credentials)
  return { ...visit, registered, signedIn }
})

async function productAt({ storefront }: Pick<Visit, 'storefront'>, address: string): Promise<ProductStore> {
  const opened = await storefront.pages.open(address)
  if ('redirect' in opened || opened.page.id !== 'product') throw new Error(`${address} is not a product`)
  return opened.page.model.store
}

type Buyer = Pick<Visit, 'storefront' | 'shopper'>

async function addToCart(buyer: Buyer, address: string): Promise<void> {
  const items = await (await productAt(buyer, address)).toCartItems()
  if (!items.ok) throw new Error(`${address}: ${items.rejection.code}`)
  await buyer.shopper.cart.add(items.value, { consentToOwnMeasures: true })
  await buyer.shopper.cart.sync()
}

/** Orders what is in the cart, as a shopper fills in the steps of the checkout. */
async function order({ shopper: { checkout, cart } }: Buyer) {
  const name = { firstName: 'Åsa', lastName: 'Berg' }
  checkout.enter()
  checkout.save('personal', { ...checkout.personalDetails, ...name, emailAddress: 'asa@example.se' })
  checkout.save('shipping', {
    ...checkout.shippingDetails,
    ...name,
    streetAddress: 'Storgatan 1',
    zipCode: '11122',
    city: 'Stockholm',
    phoneNumber: '0701234567',
  })
  await cart.sync()
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery' })
  return checkout.placeOrder({ termsAccepted: true })
}

async function get<Result>(path: string): Promise<Result> {
  const answer = await host.fetch(new Request(`http://shop.test${path}`))
  return ((await answer.json()) as { result: Result }).result
}

/** Article number and quantity of each line of the host's cart. */
async function hostsCart({ shopper: { cart } }: Buyer) {
  const lines = await get<readonly { sku: string; qty: number }[]>(`/api/cart/pull?cartId=${cart.token}`)
  return lines.map(({ sku, qty }) => [sku, qty])
}

const scraper = '/sv/p/KG-2001/glasskrapa'

describe('a visit', () => {
  it('finds products by a term [R1.03 search]', async () => {
    const search = await (await open()).storefront.whenSearch()
    await search.search('skrapa')
    expect(search.products.map(({ name }) => name)).toContain('Glasskrapa Vik, mattsvart')
    await search.search('qwrtz')
    expect(search.products).toEqual([])
  })

  it('compares attributes of two products, also after a reload [R1.03 compare]', async () => {
    const device = inMemoryStorages()
    const visit = await open({ device })
    for (const address of ['/sv/p/KG-1101/duschdorr-unden', '/sv/p/KG-1042/duschhorna-siljan'])
      await visit.shopper.compare.add((await productAt(visit, address)).parent!)
    const { compare } = (await open({ device })).shopper
    await compare.loadAttributes()
    expect(compare.items.map(({ sku }) => sku)).toEqual(['KG-1101', 'KG-1042'])
    expect(compare.rows.map(({ code }) => code)).toContain('glass_thickness')
  })

  it('writes a review, which its author finds in the account [R1.03 review]', async () => {
    const visit = await customer.load()
    const { id } = (await productAt(visit, scraper)).parent!
    const { reviews } = visit.shopper
    const draft = { product_id: id, title: 'Ren dusch', detail: 'Torkar bra.', nickname: 'Åsa', stars: 4 }
    expect(await reviews.submit(draft)).toEqual({ ok: true, value: { status: 'in-moderation' } })
    await reviews.loadOwn()
    expect(reviews.own).toMatchObject([{ title: 'Ren dusch', detail: 'Torkar bra.' }])
  })

  it('adds to the wishlist, also for the time after a reload [R1.03 wishlist]', async () => {
    const device = inMemoryStorages()
    const visit = await open({ device })
    await visit.shopper.wishlist.add((await productAt(visit, scraper)).parent!)
    expect((await open({ device })).shopper.wishlist.items.map(({ sku }) => sku)).toEqual(['KG-2001'])
  })

  it('subscribes to the newsletter and unsubscribes [R1.03 newsletter]', async () => {
    const { newsletter, mailLinks } = (await open()).shopper
    const status = () => get<string>('/api/ext/mailchimp-subscribe/subscribe?email=asa%40example.se')
    const followMail = async () => {
      await mailLinks.open(host.newestMailToken())
      await mailLinks.follow()
    }
    expect((await newsletter.subscribe('asa@example.se')).ok).toBe(true)
    expect([await status(), newsletter.isSubscribed]).toEqual(['pending', false])
    await followMail()
    expect([await status(), newsletter.isSubscribed]).toEqual(['subscribed', true])
    expect((await newsletter.unsubscribe()).ok).toBe(true)
    await followMail()
    expect([await status(), newsletter.isSubscribed]).toEqual(['unsubscribed', false])
  })

  it('fills and changes a cart that the host has too [R1.03 cart]', async () => {
    const visit = await open()
    const { cart } = visit.shopper
    await addToCart(visit, scraper)
    expect(await hostsCart(visit)).toEqual([['KG-2001', 1]])
    await cart.setQty(cart.items[0]!.key, 3)
    await cart.sync()
    expect(await hostsCart(visit)).toEqual([['KG-2001', 3]])
  })

  it('registers a customer, one for each address [R1.03 register]', async () => {
    const { registered, shopper } = await customer.load()
    expect(registered).toMatchObject({ ok: true, value: { email: 'asa@example.se', firstname: 'Åsa' } })
    expect((await shopper.session.register(registration)).ok).toBe(false)
  })

  it('logs in with the right password [R1.03 log in]', async () => {
    const { signedIn, shopper } = await customer.load()
    expect([signedIn.ok, shopper.session.current]).toMatchObject([true, { firstname: 'Åsa', email: 'asa@example.se' }])
    expect((await (await open()).shopper.session.login({ ...credentials, password: 'hemligt2' })).ok).toBe(false)
  })

  it('orders as a guest, and the cart is empty [R1.03 order]', async () => {
    const visit = await open()
    await addToCart(visit, scraper)
    expect(await order(visit)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    expect(visit.shopper.checkout.placed).toMatchObject({ order: { products: [{ sku: 'KG-2001', qty: 1 }] } })
    expect(visit.shopper.cart.items).toEqual([])
    await visit.shopper.cart.sync()
    expect(await hostsCart(visit)).toEqual([])
  })

  it('shows a customer the orders of the account [R1.03 order history]', async () => {
    const visit = await customer.load()
    await addToCart(visit, scraper)
    expect((await order(visit)).ok).toBe(true)
    const { orderHistory } = visit.shopper
    await orderHistory.refresh()
    expect(orderHistory.orders).toMatchObject([{ grand_total: 250, items: [{ sku: 'KG-2001', qty_ordered: 1 }] }])
  })
})

describe('the listing of a category', () => {
  it.each([
    { who: 'guests', visit: () => open() },
    { who: 'customers', visit: () => customer.load() },
  ])('is open to $who [R1.01 $who]', async ({ visit }) => {
    const opened = await (await visit()).storefront.pages.open('/sv/duschdorrar')
    if ('redirect' in opened || opened.page.id !== 'category') throw new Error('This is not a category')
    const { listing } = opened.page.model
    expect(listing.total).toBe(14)
    expect(listing.products.map(({ name }) => name)).toContain('Duschdörr Unden')
  })
})

describe('a shower door', () => {
  /** The lines that the host stores with the order. */
  async function orderedLines(address: string) {
    const visit = await customer.load()
    await addToCart(visit, address)
    expect((await order(visit)).ok).toBe(true)
    const { orderHistory } = visit.shopper
    await orderHistory.refresh()
    return orderHistory.orders[0]?.items
  }

  it('is ordered in a size in millimetres, at the price of that size [R1.02 custom sizes]', async () => {
    const lines = await orderedLines('/sv/p/KG-1101/duschdorr-unden/KG-1101-KR-EGET?width=893&height=2010')
    expect(lines).toMatchObject([
      { sku: 'KG-1101-KR-EGET', price_incl_tax: 6019, made_to_measure: { measures: { width: 893, height: 2010 } } },
    ])
  })

  it('is ordered in a standard size, at the price of that variant [R1.02 standard sizes]', async () => {
    const lines = await orderedLines('/sv/p/KG-1101/duschdorr-unden/KG-1101-KR-6123')
    expect(lines).toMatchObject([{ sku: 'KG-1101-KR-6123', price_incl_tax: 4995 }])
    expect(lines?.[0]).not.toHaveProperty('made_to_measure')
  })
})

describe('without a network', () => {
  it('the cart changes, and the host gets the changes afterwards [R1.04 cart]', async () => {
    const visit = await open()
    const { cart } = visit.shopper
    await addToCart(visit, scraper)
    const wiper = await (await productAt(visit, '/sv/p/KG-2101/glasputs')).toCartItems()
    visit.connectivity.set(false)
    await cart.setQty(cart.items[0]!.key, 2)
    if (wiper.ok) await cart.add(wiper.value)
    expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['KG-2001', 2],
      ['KG-2101', 1],
    ])
    expect(await hostsCart(visit)).toEqual([['KG-2001', 1]])
    visit.connectivity.set(true)
    await vi.waitFor(async () =>
      expect(await hostsCart(visit)).toEqual([
        ['KG-2001', 2],
        ['KG-2101', 1],
      ]),
    )
  })

  it('an order is placed and waits on the device [R1.04 order]', async () => {
    const device = inMemoryStorages()
    const visit = await open({ device })
    await addToCart(visit, scraper)
    visit.connectivity.set(false)
    expect(await order(visit)).toMatchObject({ ok: true, value: { status: 'queued', reason: 'on-hold' } })
    expect(visit.shopper.cart.items).toEqual([])
    expect((await device.orders.all()).map(({ products }) => products[0]?.sku)).toEqual(['KG-2001'])
  })

  it('queued orders are sent once the network is back [R1.04 queued orders]', async () => {
    const visit = await customer.load()
    const { orderHistory, queue } = visit.shopper
    await addToCart(visit, '/sv/p/KG-2101/glasputs')
    visit.connectivity.set(false)
    await order(visit)
    visit.connectivity.set(true)
    await queue.send(queue.onHold[0]!.task_id)
    await vi.waitFor(() => expect(queue.tasks).toEqual([]))
    await orderHistory.refresh()
    expect(orderHistory.orders[0]).toMatchObject({ items: [{ sku: 'KG-2101' }] })
  })
})

describe('an external checkout', () => {
  const cmsUrl = 'https://english.example'

  it.each([
    { view: 'sv', site: 'https://swedish.example' },
    { view: 'en', site: cmsUrl },
  ])('takes over the cart at the address of the $view store [R1.08 $view]', async ({ view, site }) => {
    const stores = { sv: { cmsUrl: 'https://swedish.example' } }
    const storeView = { ...klarglas.storeView, storeCode: view }
    const visit = await open({ settings: { storeView, externalCheckout: { cmsUrl, stores } } })
    await addToCart(visit, scraper)
    await visit.shopper.externalCheckout?.handOver()
    expect(visit.addressBar.leftFor).toBe(`${site}/vue/cart/sync/token//cart/${visit.shopper.cart.token}`)
  })
  it.each([
    { site: 'leaves for it', externalCheckout: { cmsUrl, stores: { sv: { cmsUrl } } }, leftFor: cmsUrl },
    { site: 'stays in a shop without it', externalCheckout: undefined, leftFor: undefined },
  ])('/checkout with something in the cart $site [R2.02]', async ({ externalCheckout, leftFor }) => {
    const visit = await open({ settings: { externalCheckout } })
    await addToCart(visit, scraper)
    const opened = await visit.storefront.pages.open('/sv/checkout')
    if ('redirect' in opened) throw new Error('The checkout has moved')
    visit.storefront.pages.show(opened.page)
    await visit.shopper.cart.sync()
    await vi.waitFor(() => expect(visit.addressBar.leftFor?.split('/vue/')[0]).toBe(leftFor))
  })
})
