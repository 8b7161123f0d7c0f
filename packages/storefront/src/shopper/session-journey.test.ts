import { FakePictureShrinker, InMemoryAttachmentStorage, InMemoryContactStorage } from '@vitrin/contact/testing'
import { InMemoryConsentStorage, InMemoryRememberedOrderStorage } from '@vitrin/analytics/testing'
import { EMPTY_CART } from '@vitrin/cart-sync'
import { aDraft, aLine, InMemoryCartGateway, InMemoryCartStorage } from '@vitrin/cart-sync/testing'
import { DEFAULT_CATALOG_CONFIG, type ListedProduct } from '@vitrin/catalog'
import {
  aProduct,
  FakeCustomSizeGateway,
  aCorner,
  FakeSearchGateway,
  FakeStockGateway,
  InMemoryListStorage,
  searchableShop,
} from '@vitrin/catalog/testing'
import type { StoredOrder } from '@vitrin/checkout'
import {
  FakeExternalOrderGateway,
  FakeWithdrawalGateway,
  InMemoryCheckoutStorage,
  InMemoryHandOverStorage,
  InMemoryOrderHistoryStorage,
  InMemoryOrderStorage,
} from '@vitrin/checkout/testing'
import {
  FakeContentGateway,
  InMemoryClaimStorage,
  InMemoryNewsletterStorage,
  FakeHtmlSanitizer,
} from '@vitrin/content/testing'
import { swedishView } from '@vitrin/i18n/testing'
import { HostRejection } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { InMemoryTaskStorage, ScriptedTransport } from '@vitrin/sync-queue/testing'
import { FakePasskeyGateway, FakeUserGateway, InMemoryAccountStorage } from '@vitrin/user-session/testing'
import { FakeLetterGateway, FakeMailLinkGateway } from '@vitrin/mails/testing'
import { describe, expect, it, vi } from 'vitest'
import { createStorefront } from '../create-storefront'
import { FakeAddressBar } from '../testing'
import { openAccount } from './open-account'
import { createShopper } from './create-shopper'
import type { ShopperConfig } from './shopper-config'

const config = {
  shopName: 'Test',
  storeView: swedishView,
  mediaBaseUrl: '',
  catalog: DEFAULT_CATALOG_CONFIG,
  routedViews: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
}
const credentials = { username: 'asa@example.se', password: 'hemligt1' }
const address = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
}
const billingAddress = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
  email: 'asa@example.se',
  region: '',
  region_id: 0,
  region_code: '',
  company: '',
  telephone: '',
}
const anOrder: StoredOrder = {
  order_id: '',
  user_id: '',
  cart_id: '',
  store_code: 'sv',
  created_at: '',
  updated_at: '',
  transmited: true,
  products: [],
  addressInformation: {
    billingAddress,
    shipping_method_code: '',
    shipping_carrier_code: '',
    payment_method_code: '',
    payment_method_additional: {},
    shippingExtraFields: null,
  },
}
const orders = {
  items: [
    {
      entity_id: 1,
      increment_id: '000000001',
      state: 'new',
      status: 'pending',
      created_at: '',
      grand_total: 100,
      items: [],
    },
  ],
  total_count: 1,
}

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) await Promise.resolve()
}

/** One device and its host; each page is the whole shopper's part, made anew. */
function device() {
  const disk = {
    account: new InMemoryAccountStorage(),
    cart: new InMemoryCartStorage(EMPTY_CART),
    tasks: new InMemoryTaskStorage(),
    checkout: new InMemoryCheckoutStorage(),
    handOver: new InMemoryHandOverStorage(),
    orders: new InMemoryOrderStorage(),
    orderHistory: new InMemoryOrderHistoryStorage(),
    wishlist: new InMemoryListStorage<ListedProduct>(),
    compare: new InMemoryListStorage<ListedProduct>(),
    recentlyViewed: new InMemoryListStorage<ListedProduct>(),
    newsletter: new InMemoryNewsletterStorage(),
    claims: new InMemoryClaimStorage(),
    contact: new InMemoryContactStorage(),
    attachments: new InMemoryAttachmentStorage(),
  }
  const user = new FakeUserGateway()
  const host = {
    user,
    passkeys: new FakePasskeyGateway(user),
    cart: new InMemoryCartGateway(),
    tasks: new ScriptedTransport(),
    historyAskedFor: [] as string[],
    pricesAskedFor: [] as string[],
  }
  const ports = {
    clock: new ManualClock(),
    ids: new SequentialIds(),
    logger: new RecordingLogger(),
    connectivity: new SwitchableConnectivity(),
  }
  const search = new FakeSearchGateway(searchableShop)

  async function open(settings: Partial<ShopperConfig> = {}) {
    const storefront = createStorefront({
      config,
      gateways: {
        search,
        stock: new FakeStockGateway({}),
        urls: new FakeUrlGateway({}),
        content: new FakeContentGateway(),
      },
      messages: {},
      sanitizer: new FakeHtmlSanitizer(),
      ...ports,
    })
    const { shopper, start } = createShopper({
      storefront,
      config: { countries: [{ code: 'SE' }], transmitOrdersAutomatically: false, newsletterCoupon: 'TIO', ...settings },
      storages: {
        ...disk,
        account: disk.account.anotherTab(),
        cart: disk.cart.anotherTab(),
        tasks: disk.tasks.anotherTab(),
        wishlist: disk.wishlist.anotherTab(),
        compare: disk.compare.anotherTab(),
        recentlyViewed: disk.recentlyViewed.anotherTab(),
        pieces: new InMemoryListStorage(),
        consent: new InMemoryConsentStorage(),
        rememberedOrders: new InMemoryRememberedOrderStorage(),
      },
      gateways: () => ({
        ...host,
        search,
        stock: new FakeStockGateway({
          GONE: { qty: 0, is_in_stock: false },
          PLENTY: { qty: 5, is_in_stock: true },
        }),
        prices: {
          renderList: async (skus) => {
            host.pricesAskedFor.push(...skus)
            return []
          },
        },
        customSizes: new FakeCustomSizeGateway(aCorner()),
        reviews: { own: async () => [] },
        newsletter: { status: async () => 'unsubscribed' as const },
        mailLinks: new FakeMailLinkGateway(),
        letters: new FakeLetterGateway([]),
        orders: { abandon: async () => true },
        externalOrders: new FakeExternalOrderGateway(),
        withdrawals: new FakeWithdrawalGateway(),
        orderHistory: {
          page: async (account) => {
            host.historyAskedFor.push(account)
            return orders
          },
          order: async () => undefined,
        },
      }),
      ports: {
        ...ports,
        refreshLock: { run: (job) => job() },
        pictures: new FakePictureShrinker(),
        leadership: singleTabLeadership,
        addressBar: new FakeAddressBar(),
      },
      hostSentences: {},
    })
    const stop = await start()
    const said = () => storefront.ui.notifications.list.map(({ message }) => message.key)
    return { storefront, shopper, said, stop }
  }
  return { disk, host, ...ports, open }
}

describe('the shopper’s part and its account', () => {
  it('opens an account with the purchase, and the cart belongs to it [R6.03]', async () => {
    const { open, disk } = device()
    const { shopper } = await open()
    await shopper.cart.add([aDraft('A')])
    const account = {
      email: credentials.username,
      firstname: 'Åsa',
      lastname: 'Berg',
      password: credentials.password,
      addresses: [],
    }
    expect(await openAccount(shopper.session, shopper.cart)(account)).toMatchObject({ ok: true })
    expect([shopper.session.account, disk.cart.cart.owner]).toEqual(['7', '7'])
  })

  it('merges carts, loads orders and fills the checkout at the sign-in [R4.14] [R4.15] [R6.04]', async () => {
    const { open, host } = device()
    const { shopper } = await open()
    await shopper.cart.add([aDraft('A', { qty: 2 })])
    await settle()
    expect(host.historyAskedFor).toEqual([])
    await shopper.session.login(credentials)
    await settle()
    expect([host.cart.quantities('cart-of-7'), host.historyAskedFor, shopper.orderHistory.orders.length]).toEqual([
      { A: 2 },
      ['7'],
      1,
    ])
    expect(shopper.checkout.personalDetails).toMatchObject({
      firstName: 'Åsa',
      lastName: 'Berg',
      emailAddress: 'asa@example.se',
    })
  })

  async function signedOut() {
    const world = device()
    const { shopper, said } = await world.open()
    await shopper.session.login(credentials)
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    await shopper.compare.add(aProduct({ sku: 'C' }))
    await shopper.recentlyViewed.add(aProduct({ sku: 'R' }))
    await shopper.cart.add([aDraft('A')])
    await settle()
    await shopper.session.logout()
    await settle()
    return { ...world, shopper, said }
  }

  it('clears cart and lists [R4.18 cart] [R4.18 wishlist] [R4.18 compare] [R7.28 user logout]', async () => {
    const { shopper, host, disk } = await signedOut()
    expect([shopper.cart.items, shopper.wishlist.items, shopper.compare.items]).toEqual([[], [], []])
    expect([disk.account.session.leaving, host.cart.quantities('cart-of-7')]).toEqual([null, { A: 1 }])
    expect(shopper.recentlyViewed.items.map(({ sku }) => sku)).toEqual(['R'])
  })

  it('clears checkout and orders at the sign-out [R4.18 checkout details] [R4.18 order history]', async () => {
    const { shopper, disk } = await signedOut()
    expect([shopper.orderHistory.orders, await disk.orderHistory.read()]).toEqual([[], undefined])
    expect([shopper.checkout.personalDetails.emailAddress, await disk.checkout.read()]).toEqual(['', undefined])
  })

  it('says that the shopper is signed out [R4.18 message]', async () => {
    const { said } = await signedOut()
    expect(said().at(-1)).toBe('account.loggedOut')
  })

  it('deletes it at the next start when the page closed before [R4.18 wishlist] [R4.18 cart]', async () => {
    const { open, disk } = device()
    const { shopper, stop } = await open()
    await shopper.session.login(credentials)
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    stop()
    await disk.account.update((session) => ({
      ...session,
      token: null,
      refreshToken: null,
      current: null,
      leaving: '7',
    }))
    const next = await open()
    await settle()
    expect([next.shopper.wishlist.items, next.shopper.cart.items, disk.account.session.leaving]).toEqual([[], [], null])
  })

  it('asks for a sign-in when the host ended the session, and then sends what waited [R4.20]', async () => {
    const { open, host, connectivity } = device()
    const { storefront, shopper } = await open()
    await shopper.session.login(credentials)
    await shopper.cart.add([aDraft('A', { qty: 2 })])
    await settle()
    connectivity.set(false)
    await shopper.cart.setQty('A', 5)
    await shopper.session.updateProfile({ firstname: 'Eva', lastname: 'Berg', email: 'asa@example.se' })
    connectivity.set(true)
    host.user.faults.push(new HostRejection({ code: 401, result: 'Invalid refresh token provided' }))
    host.tasks.reply({
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource',
    })
    await expect(shopper.session.lease.renewed('7', 't1')).rejects.toBeInstanceOf(HostRejection)
    await settle()
    expect([storefront.ui.modal, shopper.cart.items, shopper.queue.tasks]).toEqual(['authentication', [], []])
    await shopper.session.login(credentials)
    await settle()
    expect(host.cart.quantities('cart-of-7')).toEqual({ A: 5 })
    expect(host.tasks.sent.at(-1)).toMatchObject({ account: '7', scope: 'profile' })
  })

  it('shows the account’s cart after a reload, also without a network [R4.13] [R7.28 cart load]', async () => {
    const { open, connectivity } = device()
    const { shopper, stop } = await open()
    await shopper.session.login(credentials)
    await shopper.cart.add([aDraft('A', { qty: 2 })])
    await settle()
    stop()
    connectivity.set(false)
    const next = await open()
    expect([next.shopper.session.account, next.shopper.cart.items.map(({ sku, qty }) => [sku, qty])]).toEqual([
      '7',
      [['A', 2]],
    ])
  })

  it('fetches profile and orders at the start of a page with a token, and nothing for a guest [R4.13]', async () => {
    const { open, host } = device()
    const { shopper, stop } = await open()
    await settle()
    expect([host.historyAskedFor, host.user.calls]).toEqual([[], []])
    await shopper.session.login(credentials)
    await settle()
    stop()
    host.historyAskedFor.length = 0
    host.user.calls.length = 0
    const next = await open()
    await settle()
    expect([host.historyAskedFor, host.user.calls, next.shopper.orderHistory.orders.length]).toEqual([
      ['7'],
      ['me 7'],
      1,
    ])
  })

  it('asks the platform for the prices of a product once its page is painted [R4.03]', async () => {
    const { open, host } = device()
    const { storefront } = await open()
    const opened = await storefront.pages.open('/sv/p/SILJAN/siljan-501')
    if (!('page' in opened)) throw new Error('The product has no page')
    storefront.pages.show(opened.page)
    expect(host.pricesAskedFor).toEqual([])
    storefront.pages.markPainted()
    await vi.waitFor(() => expect(host.pricesAskedFor).toContain('SILJAN'))
  })

  it('asks the host which items of an order are sold out [R4.39]', async () => {
    const { open } = device()
    const { shopper } = await open()
    const items = [aLine('GONE', 2, { name: 'Rund spegel' }), aLine('PLENTY', 2), aLine('UNKNOWN', 2)]
    expect(await shopper.soldOutItems({ ...anOrder, items })).toEqual(['Rund spegel'])
  })

  it('says that the profile was changed, or why not [R8.09]', async () => {
    const { open, host } = device()
    const { shopper, said } = await open()
    await shopper.session.login(credentials)
    host.tasks.reply({ code: 200, result: { ...host.user.customer, firstname: 'Eva' } }, { code: 400, result: 'no' })
    const change = { firstname: 'Eva', lastname: 'Berg', email: 'asa@example.se' }
    await shopper.session.updateProfile(change)
    await settle()
    expect([shopper.session.current?.firstname, said().at(-1)]).toEqual(['Eva', 'account.updated'])
    await shopper.session.updateProfile(change)
    await settle()
    expect(said().at(-1)).toBe('request.refused')
  })

  it.each([
    [undefined, 1],
    [3, 3],
  ])(
    'takes its attempts from the setting for network tasks: %s [R9.10 refresh attempts]',
    async (attempts, refreshes) => {
      const { open, host } = device()
      const { shopper } = await open(attempts === undefined ? {} : { maxNetworkTaskAttempts: attempts })
      const login = await host.user.login(credentials)
      await shopper.session.login(credentials)
      let [refused, made] = [login.token, 0]
      for (; made < 9; made += 1) {
        refused = await shopper.session.lease.token('7').catch(() => '')
        const renewed = await shopper.session.lease.renewed('7', refused).catch(() => undefined)
        if (renewed === undefined) break
      }
      expect(made).toBe(refreshes)
    },
  )

  it('shows why the host refused a queued call, unless it is silent or a new token is needed [R8.14]', async () => {
    const { open, host } = device()
    const { storefront, shopper } = await open()
    await shopper.session.login(credentials)
    const refusals = [
      { silent: false, account: 'guest', answer: { code: 400, result: 'Tilt' } },
      { silent: true, account: 'guest', answer: { code: 400, result: 'Tilt' } },
      { silent: false, account: 'guest', answer: { code: 200, result: 'OK' } },
      { silent: false, account: 'guest', answer: { code: 400, result: { code: 'ENOTFOUND', message: 'getaddrinfo' } } },
      { silent: false, account: '7', answer: { code: 401, result: 'Expired' } },
    ]
    const shown: unknown[] = []
    for (const [index, { answer, ...task }] of refusals.entries()) {
      host.tasks.reply(answer)
      await shopper.queue.enqueue({
        ...task,
        task_id: `task-${index}`,
        scope: `scope-${index}`,
        url: '/api/review/create',
        payload: { method: 'POST', body: {} },
      })
      await settle()
      shown.push(storefront.ui.notifications.list.map(({ type, message }) => ({ type, message })))
      for (const { id } of storefront.ui.notifications.list) storefront.ui.notifications.dismiss(id)
    }
    const refused = { type: 'error', message: { key: 'request.refused', values: { details: 'Tilt' } } }
    expect(shown).toEqual([[refused], [], [], [], []])
  })

  it('keeps an offline change when another one follows', async () => {
    const { open, connectivity } = device()
    const { shopper } = await open()
    await shopper.session.login(credentials)
    connectivity.set(false)
    await shopper.session.updateProfile({ ...shopper.pendingProfile()!, firstname: 'Eva' })
    expect(
      await shopper.addressBook.save({ ...address, street: ['Storgatan 1'], default_shipping: true }),
    ).toMatchObject({ ok: true })
    await settle()
    expect(shopper.pendingProfile()).toEqual({
      firstname: 'Eva',
      lastname: 'Berg',
      email: 'asa@example.se',
      addresses: [{ ...address, default_shipping: true }],
    })
    expect(shopper.queue.tasks.at(-1)?.payload.body).toEqual({ customer: shopper.pendingProfile() })
    expect(await shopper.addressBook.save({ ...address, city: '' })).toMatchObject({
      rejection: { code: 'invalid', issues: [{ field: 'city' }] },
    })
    await shopper.addressBook.remove(0)
    expect([shopper.addressBook.addresses, shopper.pendingProfile()?.firstname]).toEqual([[], 'Eva'])
  })

  it('fills a new address into the checkout as soon as the host has it', async () => {
    const { open, host } = device()
    const { shopper } = await open()
    await shopper.session.login(credentials)
    host.tasks.reply({ code: 200, result: { ...host.user.customer, addresses: [address] } })
    await shopper.session.updateProfile({ ...shopper.pendingProfile()!, addresses: [address] })
    await settle()
    expect(shopper.checkout.shippingDetails).toMatchObject({ streetAddress: 'Storgatan 1', city: 'Stockholm' })
  })

  it('gives a new subscriber of the newsletter the coupon, also in later visits [R9.16]', async () => {
    const { open, host, disk } = device()
    const { shopper, said, stop } = await open()
    host.tasks.reply({ code: 200, result: 'OK' })
    expect(await shopper.newsletter.subscribe('asa@example.se')).toMatchObject({ ok: true })
    await settle()
    expect([shopper.claims.find('newsletter-coupon')?.value, said().at(-1)]).toEqual(['TIO', 'newsletter.subscribed'])
    stop()
    const next = await open()
    expect([
      next.shopper.claims.find('newsletter-coupon')?.value,
      next.shopper.newsletter.isSubscribed,
      (await disk.newsletter.read()).email,
    ]).toEqual(['TIO', true, 'asa@example.se'])
  })

  it('makes a copy of the data of host and device, without tokens and passwords', async () => {
    const { open } = device()
    const { shopper } = await open()
    await shopper.session.login(credentials)
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    await shopper.cart.add([aDraft('A')])
    const copy = await shopper.accountCopy()
    expect(copy).toMatchObject({
      host: { customer: { email: 'asa@example.se' } },
      device: { customer: { firstname: 'Åsa' }, wishlist: [{ sku: 'W' }], cart: [{ sku: 'A' }] },
    })
    expect(JSON.stringify(copy)).not.toMatch(/"t1"|"r1"|password/i)
  })

  it('deletes all data of an ended account: unsent changes, orders, lists, cart and what a logout keeps', async () => {
    const { open, disk, connectivity, host } = device()
    const { shopper, said, stop } = await open()
    await shopper.session.login(credentials)
    await shopper.recentlyViewed.add(aProduct({ sku: 'R' }))
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    await disk.newsletter.update(() => ({ isSubscribed: true, email: 'asa@example.se' }))
    await disk.orders.put({ ...anOrder, order_id: 'own', user_id: '7' })
    await disk.orders.put({ ...anOrder, order_id: 'of-a-guest', user_id: '' })
    await settle()
    connectivity.set(false)
    await shopper.cart.add([aDraft('A')])
    await shopper.session.updateProfile({ ...shopper.pendingProfile()!, firstname: 'Eva' })
    await settle()
    expect(await shopper.endAccount('fel')).toMatchObject({ ok: false })
    expect(shopper.queue.tasks.map(({ scope }) => scope)).toContain('profile')

    expect(await shopper.endAccount('hemligt1')).toMatchObject({ ok: true })
    await settle()
    expect([
      shopper.session.isSignedIn,
      said().at(-1),
      shopper.cart.items,
      shopper.wishlist.items,
      shopper.recentlyViewed.items,
      shopper.newsletter.isSubscribed,
    ]).toEqual([false, 'account.deleted', [], [], [], false])
    expect((await disk.orders.all()).map(({ order_id }) => order_id)).toEqual(['of-a-guest'])
    expect(
      JSON.stringify([
        await disk.tasks.anotherTab().all(),
        await disk.cart.anotherTab().read(),
        disk.account.session,
        await disk.orderHistory.read(),
        await disk.checkout.read(),
      ]),
    ).not.toMatch(/asa@|Åsa|Eva|"sku":"A"/)
    expect(host.user.calls.filter((call) => call.startsWith('logout'))).toEqual([])
    stop()
    connectivity.set(true)
    const next = await open()
    await settle()
    expect([next.shopper.session.account, next.shopper.cart.items]).toEqual(['guest', []])
  })
})
