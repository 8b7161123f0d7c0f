import { aDraft, aLine } from '@vitrin/cart-sync/testing'
import { aProduct } from '@vitrin/catalog/testing'
import { anOrder } from '@vitrin/checkout/testing'
import { describe, expect, it, vi } from 'vitest'
import { credentials, settle, shopperDevice } from '../testing/shopper-device'

const address = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
}

describe('the shopper’s part and its account', () => {
  it('asks the platform for the prices of a product once its page is painted [R4.03]', async () => {
    const { open, host } = shopperDevice()
    const { storefront } = await open()
    const opened = await storefront.pages.open('/sv/p/SILJAN/siljan-501')
    if (!('page' in opened)) throw new Error('The product has no page')
    storefront.pages.show(opened.page)
    expect(host.pricesAskedFor).toEqual([])
    storefront.pages.markPainted()
    await vi.waitFor(() => expect(host.pricesAskedFor).toContain('SILJAN'))
  })

  it('asks the host which items of an order are sold out [R4.39]', async () => {
    const { open } = shopperDevice()
    const { shopper } = await open()
    const items = [aLine('GONE', 2, { name: 'Rund spegel' }), aLine('PLENTY', 2), aLine('UNKNOWN', 2)]
    expect(await shopper.soldOutItems(anOrder({ items }))).toEqual(['Rund spegel'])
  })

  it('says that the profile was changed, or why not [R8.09]', async () => {
    const { open, host } = shopperDevice()
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

  it('shows why the host refused a queued call, unless it is silent or a new token is needed [R8.14]', async () => {
    const { open, host } = shopperDevice()
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
    const { open, connectivity } = shopperDevice()
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
    const { open, host } = shopperDevice()
    const { shopper } = await open()
    await shopper.session.login(credentials)
    host.tasks.reply({ code: 200, result: { ...host.user.customer, addresses: [address] } })
    await shopper.session.updateProfile({ ...shopper.pendingProfile()!, addresses: [address] })
    await settle()
    expect(shopper.checkout.shippingDetails).toMatchObject({ streetAddress: 'Storgatan 1', city: 'Stockholm' })
  })

  it('gives a new subscriber of the newsletter the coupon, also in later visits [R9.16]', async () => {
    const { open, host, disk } = shopperDevice()
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
    const { open } = shopperDevice()
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
    const { open, disk, connectivity, host } = shopperDevice()
    const { shopper, said, stop } = await open()
    await shopper.session.login(credentials)
    await shopper.recentlyViewed.add(aProduct({ sku: 'R' }))
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    await disk.newsletter.update(() => ({ isSubscribed: true, email: 'asa@example.se' }))
    await disk.orders.put(anOrder({ order_id: 'own', user_id: '7' }))
    await disk.orders.put(anOrder({ order_id: 'of-a-guest' }))
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
