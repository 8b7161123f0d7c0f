import type { OutboxTask } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { begun, confirmation, fill, settle, terms, world } from './testing/checkout-world'

describe('placing an order', () => {
  it('posts the cart with addresses, methods, totals and the coupon [R7.13 POST order] [R3.09 methods]', async () => {
    const { checkout, cart, outbox } = world()
    cart.coupon = { code: 'VALKOMMEN10' }
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    await checkout.placeOrder(terms)
    const { task_id, url, payload, account } = outbox.tasks[0] as OutboxTask
    expect([payload.method, url, account]).toEqual(['POST', '/api/order', 'guest'])
    expect(payload.body).toMatchObject({
      order_id: task_id,
      user_id: '',
      cart_id: cart.token,
      store_code: 'sv',
      coupon_code: 'VALKOMMEN10',
      expected_totals: { grand_total: 2995, tax_amount: 599 },
      products: [{ sku: 'MIR-60', qty: 2, price: 1196, price_incl_tax: 1495 }],
      addressInformation: {
        shippingAddress: {
          firstname: 'Åsa',
          street: ['Storgatan 1', ''],
          postcode: '111 22',
          country_id: 'SE',
          region: '',
          region_id: 0,
          email: 'asa@example.se',
        },
        billingAddress: { city: 'Stockholm', company: '', vat_id: '' },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    })
  })

  it('clears cart, password and account request once the order is made [R4.34] [R3.14 offline order]', async () => {
    const { checkout, cart, orders, outbox, storage, clock } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    checkout.save('personal', {
      ...checkout.personalDetails,
      createAccount: true,
      password: 'hemligt1',
      rPassword: 'hemligt1',
    })
    checkout.goTo('review')
    const placed = await checkout.placeOrder(terms)
    expect(placed).toMatchObject({ ok: true, value: { status: 'confirmed', confirmation } })
    expect(cart.items).toEqual([])
    expect(cart.recounted).toBe(0)
    expect(checkout.personalDetails).toMatchObject({ password: '', createAccount: false })
    expect(checkout.isThankYouPage).toBe(true)
    expect(await orders.all()).toEqual([expect.objectContaining({ transmited: true })])
    expect(await storage.lastCartBypass()).toBe(clock.now())
  })

  it('drops a password that no account was asked for, once the host has the order [R4.34]', async () => {
    const { checkout, outbox } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    checkout.goTo('personal')
    checkout.keep('personal', { ...checkout.personalDetails, password: 'hemligt1', rPassword: 'hemligt1' })
    checkout.goTo('review')
    await checkout.placeOrder(terms)
    expect(checkout.personalDetails).toMatchObject({ password: '', rPassword: '', createAccount: false })
  })

  it('only logs failures after the order is made [R4.34]', async () => {
    const { checkout, cart, storage, outbox, logger } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    cart.removeOrdered = () => Promise.reject(new Error('quota'))
    storage.cartBypassed = () => Promise.reject(new Error('quota'))
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    expect(logger.entries.map(({ level }) => level)).toEqual(['error', 'error'])
  })

  it('keeps the cart as it was ordered for the thank-you page', async () => {
    const { checkout, cart, outbox } = world()
    cart.coupon = { code: 'VALKOMMEN10' }
    const { items, totals } = cart
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    await checkout.placeOrder(terms)
    expect([cart.items, checkout.orderedCart]).toEqual([[], { items, totals, coupon: 'VALKOMMEN10' }])
  })

  it('sends one order for two clicks', async () => {
    const { checkout, outbox } = world()
    fill(checkout)
    const first = checkout.placeOrder(terms)
    const second = checkout.placeOrder(terms)
    await settle()
    outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 200, result: confirmation })
    expect(await first).toBe(await second)
    expect(outbox.tasks).toHaveLength(1)
  })

  it('queues an order that no tab sends within ten seconds, and confirms it later [R4.40]', async () => {
    const { checkout, cart, outbox, clock, placing, task_id } = await begun()
    clock.advance(9_999)
    await settle()
    expect(checkout.isPlacing).toBe(true)
    clock.advance(1)
    expect(await placing).toMatchObject({ ok: true, value: { status: 'queued', reason: 'no-answer' } })
    expect(cart.items).toEqual([])
    outbox.answer({ task_id, code: 200, result: confirmation })
    await settle()
    expect(checkout.placed).toMatchObject({ status: 'confirmed' })
  })

  it('keeps an order that is refused after its lines left the cart for it, in whichever tab', async () => {
    const { cart, outbox, orders, placing, task_id } = await begun()
    // The tab that sends has met no answer, and let the lines go with the order.
    await orders.put({ ...(await orders.all())[0]!, waiting: true })
    await cart.removeOrdered(task_id)
    outbox.answer({ task_id, code: 400, result: 'no' })
    expect(await placing).toMatchObject({ ok: true, value: { status: 'queued' } })
    expect([outbox.tasks.length, (await orders.all()).length]).toEqual([1, 1])
  })

  it('lets the lines go with an order that waits, also where the device does not tell what is stored', async () => {
    const { cart, outbox, orders, placing } = await begun()
    const [stored] = await orders.all()
    const all = orders.all.bind(orders)
    orders.all = () => Promise.reject(new Error('The disk did not answer in time'))
    outbox.hold(stored!.order_id, 'on-hold')
    expect(await placing).toMatchObject({ ok: true, value: { status: 'queued' } })
    expect([cart.items, await all()]).toMatchObject([[], [{ waiting: true, items: stored!.items! }]])
  })

  it('reads the order again before it reports it as waiting: another tab may have received the answer', async () => {
    const { outbox, orders, clock, placing } = await begun()
    const [stored] = await orders.all()
    outbox.refresh = () => orders.put({ ...stored!, transmited: true, confirmation })
    clock.advance(10_000)
    expect(await placing).toMatchObject({ ok: true, value: { status: 'confirmed', confirmation } })
  })

  it('gets a refusal that another tab received', async () => {
    const { outbox, clock, placing, task_id } = await begun()
    outbox.refresh = async () =>
      outbox.answer({ task_id, code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    clock.advance(10_000)
    expect(await placing).toMatchObject({ ok: false, rejection: { code: 'totals-changed' } })
  })

  it('gets a refusal that another tab received while this one got no answer', async () => {
    const { outbox, placing, task_id } = await begun()
    outbox.refresh = async () =>
      outbox.answer({ task_id, code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    outbox.hold(task_id, 'no-answer')
    expect(await placing).toMatchObject({ ok: false, rejection: { code: 'totals-changed' } })
  })

  it('gets a refusal although the device does not answer [R4.34]', async () => {
    const { outbox, orders, placing, task_id } = await begun()
    orders.all = () => Promise.reject(new Error('The storage did not answer'))
    outbox.answer({ task_id, code: 400, result: 'no' })
    expect(await placing).toMatchObject({ ok: false })
  })

  it('sends nothing without accepted terms or with an empty cart [R5.18 terms]', async () => {
    const { checkout, cart, outbox } = world()
    fill(checkout)
    expect(await checkout.placeOrder({ termsAccepted: false })).toEqual({
      ok: false,
      rejection: { code: 'invalid', issues: [{ field: 'terms', code: 'terms-not-accepted' }] },
    })
    cart.items = []
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection: { code: 'cart-empty' } })
    expect(outbox.tasks).toEqual([])
  })

  it('releases the lines and rejects when the host has other totals', async () => {
    const { checkout, cart, outbox, orders } = world()
    outbox.reply = () => ({ code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection: { code: 'totals-changed' } })
    expect([cart.claimedBy, cart.items.length, cart.recounted]).toEqual([undefined, 1, 1])
    expect([outbox.tasks, await orders.all()]).toEqual([[], []])
    expect(checkout.isThankYouPage).toBe(false)
  })

  it('rejects with `totals-changed` also when the totals come after the time limit of the order', async () => {
    const { checkout, cart, outbox, clock } = world()
    outbox.reply = () => ({ code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    let counted = (): void => undefined
    cart.refreshTotals = () =>
      new Promise((resolve) => {
        counted = resolve
      })
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    clock.advance(10_000)
    await settle()
    counted()
    expect(await placing).toEqual({ ok: false, rejection: { code: 'totals-changed' } })
  })

  it('takes an answer 200 that speaks of an invalid signature as a refusal', async () => {
    const { checkout, outbox, cart } = world()
    outbox.reply = () => ({ code: 200, result: 'Invalid signature validation of MIR-60' })
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toMatchObject({
      ok: false,
      rejection: { code: 'refused', message: 'Invalid signature validation of MIR-60' },
    })
    expect(cart.items).toHaveLength(1)
  })

  it('queues an order that the host’s fault or a dead network kept back [R4.40]', async () => {
    const { checkout, cart, outbox, orders } = world()
    outbox.reply = () => 'server-fault'
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toMatchObject({
      ok: true,
      value: { status: 'queued', reason: 'server-fault' },
    })
    expect(cart.items).toEqual([])
    expect(outbox.tasks).toHaveLength(1)
    expect(await orders.all()).toEqual([expect.objectContaining({ transmited: false })])
  })

  it('marks a queued order as sent when its answer comes later', async () => {
    const { checkout, outbox, orders } = world()
    outbox.reply = () => 'offline'
    fill(checkout)
    await checkout.placeOrder(terms)
    outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 200, result: confirmation })
    await settle()
    expect(await orders.all()).toEqual([expect.objectContaining({ transmited: true, confirmation })])
    expect(checkout.placed).toMatchObject({ status: 'confirmed', confirmation })
  })

  it('shows its own order, also when an earlier order is answered meanwhile', async () => {
    const { checkout, outbox, cart } = world()
    const lines = cart.items
    outbox.reply = () => 'offline'
    fill(checkout)
    await checkout.placeOrder(terms)
    cart.items = lines
    outbox.reply = undefined
    const second = checkout.placeOrder(terms)
    await settle()
    outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 200, result: confirmation })
    await settle()
    outbox.answer({
      task_id: outbox.tasks[1]!.task_id,
      code: 200,
      result: { ...confirmation, orderNumber: '000000056' },
    })
    expect(await second).toMatchObject({ value: { confirmation: { orderNumber: '000000056' } } })
    expect(checkout.placed?.order.order_id).toBe(outbox.tasks[1]!.task_id)
  })

  it('leaves the cart and the outbox as they were when the device cannot store the order', async () => {
    const { checkout, cart, outbox, orders } = world()
    outbox.enqueue = () => Promise.reject(new Error('quota'))
    fill(checkout)
    await expect(checkout.placeOrder(terms)).rejects.toThrow('quota')
    expect([cart.claimedBy, cart.items.length, await orders.all(), checkout.isPlacing]).toEqual([
      undefined,
      1,
      [],
      false,
    ])
  })

  it('makes no order when it cannot claim the lines', async () => {
    const { checkout, cart, outbox, orders } = world()
    cart.claim = () => Promise.reject(new Error('quota'))
    fill(checkout)
    await expect(checkout.placeOrder(terms)).rejects.toThrow('quota')
    expect([outbox.tasks, await orders.all(), checkout.isPlacing]).toEqual([[], [], false])
  })

  it('rejects the order of a second tab for the same lines and keeps nothing of it', async () => {
    const { checkout, cart, orders } = world()
    fill(checkout)
    cart.claimedBy = 'of-another-tab'
    expect(await checkout.placeOrder(terms)).toEqual({
      ok: false,
      rejection: { code: 'already-confirming', order_id: 'of-another-tab' },
    })
    expect(await orders.all()).toEqual([])
  })
})

describe('an order that an earlier page began', () => {
  /** A page that placed an order and died; the page after it has the same device. */
  async function reloaded() {
    const { task_id: order_id, ...parts } = await begun()
    parts.dispose()
    return { ...parts, order_id, checkout: parts.open() }
  }

  it('is handed over under its id when the page died before it could', async () => {
    const { checkout, outbox, order_id, orders } = await reloaded()
    const { items, totals, ordered_by, ...order } = (await orders.all())[0]!
    expect([totals?.grandTotal, ordered_by]).toEqual([299_500, 'Åsa'])
    expect(items).toEqual([expect.objectContaining({ sku: 'MIR-60', qty: 2 })])
    outbox.tasks.length = 0
    await checkout.resume()
    await checkout.resume()
    expect(outbox.tasks).toEqual([
      expect.objectContaining({ task_id: order_id, payload: { method: 'POST', body: { ...order, transmited: true } } }),
    ])
  })

  it('leaves the cart when its answer comes to the next page', async () => {
    const { checkout, outbox, order_id, cart, orders } = await reloaded()
    await checkout.resume()
    outbox.answer({ task_id: order_id, code: 200, result: confirmation })
    await settle()
    expect([cart.items, cart.claimedBy]).toEqual([[], undefined])
    expect(await orders.all()).toEqual([expect.objectContaining({ transmited: true })])
    expect(checkout.isThankYouPage).toBe(false)
  })

  it('leaves the cart when it was sent before the page ended', async () => {
    const { checkout, order_id, cart, orders } = await reloaded()
    const [order] = await orders.all()
    await orders.put({ ...order!, order_id, transmited: true })
    await checkout.resume()
    expect([cart.items, cart.claimedBy]).toEqual([[], undefined])
  })

  it('leaves the cart when it waits', async () => {
    const { outbox, order_id, cart } = await reloaded()
    outbox.hold(order_id, 'offline')
    await settle()
    expect([cart.items, cart.claimedBy, outbox.tasks.length]).toEqual([[], undefined, 1])
  })

  it('gives its lines back when it is refused, and stays in the outbox with its reason', async () => {
    const { outbox, order_id, cart } = await reloaded()
    outbox.answer({ task_id: order_id, code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    await settle()
    expect([cart.items.length, cart.claimedBy, outbox.tasks.length]).toEqual([1, undefined, 1])
  })

  it('releases its lines when neither device nor outbox has the order any more', async () => {
    const { checkout, order_id, cart, orders } = await reloaded()
    await orders.remove(order_id)
    await checkout.resume()
    expect([cart.items.length, cart.claimedBy]).toEqual([1, undefined])
  })
})
