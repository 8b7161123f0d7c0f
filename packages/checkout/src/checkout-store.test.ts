import { accept, reject, TransportError, type OutboxTask } from '@vitrin/kernel'
import { FakeOutbox, ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { CHECKOUT_ACTIVE_MS } from './checkout-config'
import { CheckoutStore } from './checkout-store'
import type { NewAccount, OpenAccount } from './new-account'
import { FakeCheckoutCart } from './testing/fake-checkout-cart'
import { InMemoryCheckoutStorage, InMemoryOrderStorage } from './testing/in-memory-storages'

const confirmation = { magentoOrderId: 55, backendOrderId: 55, orderNumber: '000000055', transferedAt: '2026-11-20T09:00:00.000Z' }
const terms = { termsAccepted: true }

function world() {
  const parts = { cart: new FakeCheckoutCart(), outbox: new FakeOutbox(), storage: new InMemoryCheckoutStorage(), orders: new InMemoryOrderStorage(), connectivity: { online: true }, clock: new ManualClock(), logger: new RecordingLogger() }
  const config = { storeCode: 'sv', defaultCountry: 'SE', activeMs: CHECKOUT_ACTIVE_MS, transmitOrdersAutomatically: false, hostComparesTotals: true }
  const ids = new SequentialIds('order')
  const asked: NewAccount[] = []
  let openAccount: OpenAccount = async () => accept(undefined)
  let dispose = (): void => {}
  const open = () => {
    const checkout = new CheckoutStore({ ...parts, userId: () => '', openAccount: (account) => openAccount(account), ids, config })
    dispose = checkout.start()
    return checkout
  }
  const answerAccounts = (answer: () => ReturnType<OpenAccount>): void => {
    openAccount = (account) => {
      asked.push(account)
      return answer()
    }
  }
  return { ...parts, checkout: open(), open, asked, answerAccounts, dispose: () => dispose() }
}

function fill(checkout: CheckoutStore): void {
  checkout.enter()
  checkout.save('personal', { ...checkout.personalDetails, firstName: 'Åsa', lastName: 'Öberg', emailAddress: ' Asa@Example.se ' })
  checkout.save('shipping', { ...checkout.shippingDetails, firstName: 'Åsa', lastName: 'Öberg', streetAddress: 'Storgatan 1', zipCode: '111 22', city: 'Stockholm', phoneNumber: '070-123 45 67' })
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery' })
}

describe('the steps of the checkout', () => {
  it('walks personal details, shipping, payment, review, confirmation [R2.25]', async () => {
    const { checkout, outbox } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    expect(checkout.steps).toEqual(['personal', 'shipping', 'payment', 'review', 'confirmation'])
    checkout.enter()
    expect(checkout.step).toBe('personal')
    fill(checkout)
    expect(checkout.step).toBe('review')
    await checkout.placeOrder(terms)
    expect(checkout.step).toBe('confirmation')
  })

  it('skips shipping when nothing is shipped', () => {
    const { checkout, cart } = world()
    cart.isVirtual = true
    expect(checkout.steps).toEqual(['personal', 'payment', 'review', 'confirmation'])
  })

  it('stays on a step whose fields are wrong and says which', () => {
    const { checkout } = world()
    checkout.enter()
    const saved = checkout.save('personal', { ...checkout.personalDetails, firstName: 'Åsa', lastName: 'Öberg' })
    expect(saved).toEqual({ ok: false, rejection: [{ field: 'emailAddress', code: 'required' }] })
    expect(checkout.step).toBe('personal')
  })

  it('goes back freely, and forward only past steps that are in order', () => {
    const { checkout } = world()
    checkout.enter()
    checkout.goTo('review')
    expect(checkout.step).toBe('personal')
    fill(checkout)
    checkout.goTo('shipping')
    expect(checkout.step).toBe('shipping')
    checkout.goTo('review')
    expect(checkout.step).toBe('review')
  })

  it('counts as in checkout for 30 minutes after the last change [R4.36]', () => {
    const { checkout, clock } = world()
    expect(checkout.isActive).toBe(false)
    checkout.enter()
    clock.advance(CHECKOUT_ACTIVE_MS - 1)
    expect(checkout.isActive).toBe(true)
    clock.advance(1)
    expect(checkout.isActive).toBe(false)
  })

  it.each([['the shop', undefined], ['the host', true]])('cash on delivery that %s offers needs no further step: the order goes at once, and once [R4.35]', async (_, is_server_method) => {
    const { checkout, cart, outbox } = world()
    fill(checkout)
    cart.payment = { code: 'cashondelivery', ...(is_server_method && { is_server_method }) }
    outbox.reply = () => ({ code: 200, result: confirmation })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true })
    expect(outbox.tasks.map(({ payload }) => payload.body)).toMatchObject([{ addressInformation: { payment_method_code: 'cashondelivery', payment_method_additional: {} } }])
  })

  it('remembers the details for the next visit, but never the password [R3.09]', async () => {
    const { checkout, open, storage } = world()
    fill(checkout)
    checkout.save('personal', { ...checkout.personalDetails, createAccount: true, password: 'hemligt1', rPassword: 'hemligt1' })
    await Promise.resolve()
    expect(JSON.stringify(await storage.read())).not.toContain('hemligt1')
    const later = open()
    await later.load()
    expect(later.personalDetails).toMatchObject({ firstName: 'Åsa', password: '' })
    expect(later.shippingDetails).toMatchObject({ streetAddress: 'Storgatan 1', country: 'SE' })
    expect(later.paymentDetails).toMatchObject({ company: '', taxId: '', paymentMethod: 'cashondelivery', paymentMethodAdditional: {} })
  })
})

describe('placing an order', () => {
  it('sends the cart with addresses, methods, the totals that were seen and the coupon', async () => {
    const { checkout, cart, outbox } = world()
    cart.coupon = { code: 'VALKOMMEN10' }
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    await checkout.placeOrder(terms)
    const { task_id, payload, account } = outbox.tasks[0] as OutboxTask
    expect(account).toBe('guest')
    expect(payload.body).toMatchObject({
      order_id: task_id, user_id: '', cart_id: cart.token, store_code: 'sv', coupon_code: 'VALKOMMEN10',
      expected_totals: { grand_total: 2995, tax_amount: 599 },
      products: [{ sku: 'MIR-60', qty: 2, price: 1196, price_incl_tax: 1495 }],
      addressInformation: {
        shippingAddress: { firstname: 'Åsa', street: ['Storgatan 1', ''], postcode: '111 22', country_id: 'SE', region: '', region_id: 0, email: 'asa@example.se' },
        billingAddress: { city: 'Stockholm', company: '', vat_id: '' },
        shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'cashondelivery',
      },
    })
  })

  it('clears the cart and drops password and the wish for an account once the host has it [R4.34]', async () => {
    const { checkout, cart, orders, outbox, storage, clock } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    checkout.save('personal', { ...checkout.personalDetails, createAccount: true, password: 'hemligt1', rPassword: 'hemligt1' })
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

  it('only logs what fails once the order is made [R4.34]', async () => {
    const { checkout, cart, storage, outbox, logger } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    cart.ordered = () => Promise.reject(new Error('quota'))
    storage.cartBypassed = () => Promise.reject(new Error('quota'))
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    expect(logger.entries.map(({ level }) => level)).toEqual(['error', 'error'])
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

  it('says that the order waits when nobody sends it within ten seconds, and that it is made once it is [R4.40]', async () => {
    const { checkout, cart, outbox, clock } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    clock.advance(9_999)
    await settle()
    expect(checkout.placing).toBe(true)
    clock.advance(1)
    expect(await placing).toMatchObject({ ok: true, value: { status: 'queued', reason: 'no-answer' } })
    expect(cart.items).toEqual([])
    outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 200, result: confirmation })
    await settle()
    expect(checkout.placed).toMatchObject({ status: 'confirmed' })
  })

  it('keeps an order that is refused after its lines left the cart for it, in whichever tab', async () => {
    const { checkout, cart, outbox, orders } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    const { task_id } = outbox.tasks[0]!
    // The tab that sends has met no answer, and let the lines go with the order.
    await orders.put({ ...(await orders.all())[0]!, waiting: true })
    await cart.ordered(task_id)
    outbox.answer({ task_id, code: 400, result: 'no' })
    expect(await placing).toMatchObject({ ok: true, value: { status: 'queued' } })
    expect([outbox.tasks.length, (await orders.all()).length]).toEqual([1, 1])
  })

  it('lets the lines go with an order that waits, also where the device does not tell what is stored', async () => {
    const { checkout, cart, outbox, orders } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    const [stored] = await orders.all()
    const all = orders.all.bind(orders)
    orders.all = () => Promise.reject(new Error('The disk did not answer in time'))
    outbox.hold(stored!.order_id, 'kept-back')
    expect(await placing).toMatchObject({ ok: true, value: { status: 'queued' } })
    expect([cart.items, await all()]).toMatchObject([[], [{ waiting: true, items: stored!.items! }]])
  })

  it('looks again before it says that an order waits: another tab may have heard the answer', async () => {
    const { checkout, outbox, orders, clock } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    const [stored] = await orders.all()
    outbox.lookAgain = () => orders.put({ ...stored!, transmited: true, confirmation })
    clock.advance(10_000)
    expect(await placing).toMatchObject({ ok: true, value: { status: 'confirmed', confirmation } })
  })

  it('is told a refusal that another tab heard', async () => {
    const { checkout, outbox, clock } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    outbox.lookAgain = async () => outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    clock.advance(10_000)
    expect(await placing).toMatchObject({ ok: false, rejection: { code: 'totals-changed' } })
  })

  it('is told a refusal that another tab heard while this one met no answer', async () => {
    const { checkout, outbox } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    const { task_id } = outbox.tasks[0]!
    outbox.lookAgain = async () => outbox.answer({ task_id, code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    outbox.hold(task_id, 'no-answer')
    expect(await placing).toMatchObject({ ok: false, rejection: { code: 'totals-changed' } })
  })

  it('is told a refusal though the device does not answer', async () => {
    const { checkout, outbox, orders } = world()
    fill(checkout)
    const placing = checkout.placeOrder(terms)
    await settle()
    orders.all = () => Promise.reject(new Error('The storage did not answer'))
    outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 400, result: 'no' })
    expect(await placing).toMatchObject({ ok: false })
  })

  it('sends nothing without accepted terms or with an empty cart [R5.18]', async () => {
    const { checkout, cart, outbox } = world()
    fill(checkout)
    expect(await checkout.placeOrder({ termsAccepted: false })).toEqual({ ok: false, rejection: { code: 'invalid', issues: [{ field: 'terms', code: 'terms-not-accepted' }] } })
    cart.items = []
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection: { code: 'cart-empty' } })
    expect(outbox.tasks).toEqual([])
  })

  it('gives the lines back and asks again when the host counts differently', async () => {
    const { checkout, cart, outbox, orders } = world()
    outbox.reply = () => ({ code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection: { code: 'totals-changed' } })
    expect([cart.claimedBy, cart.items.length, cart.recounted]).toEqual([undefined, 1, 1])
    expect([outbox.tasks, await orders.all()]).toEqual([[], []])
    expect(checkout.isThankYouPage).toBe(false)
  })

  it('says that the host counts differently also when its totals take longer than an order waits for an answer', async () => {
    const { checkout, cart, outbox, clock } = world()
    outbox.reply = () => ({ code: 409, result: { message: 'Totals changed' }, reason: 'totals-changed' })
    let counted = (): void => undefined
    cart.recount = () => new Promise((resolve) => { counted = resolve })
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
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: false, rejection: { code: 'refused', message: 'Invalid signature validation of MIR-60' } })
    expect(cart.items).toHaveLength(1)
  })

  it('queues an order that the host’s fault or a dead network kept back [R4.40]', async () => {
    const { checkout, cart, outbox, orders } = world()
    outbox.reply = () => 'server-fault'
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'queued', reason: 'server-fault' } })
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

  it('shows its own order, whatever becomes of an earlier one meanwhile', async () => {
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
    outbox.answer({ task_id: outbox.tasks[1]!.task_id, code: 200, result: { ...confirmation, orderNumber: '000000056' } })
    expect(await second).toMatchObject({ value: { confirmation: { orderNumber: '000000056' } } })
    expect(checkout.placed?.order.order_id).toBe(outbox.tasks[1]!.task_id)
  })

  it('leaves the cart and the outbox as they were when the device cannot store the order', async () => {
    const { checkout, cart, outbox, orders } = world()
    outbox.enqueue = () => Promise.reject(new Error('quota'))
    fill(checkout)
    await expect(checkout.placeOrder(terms)).rejects.toThrow('quota')
    expect([cart.claimedBy, cart.items.length, await orders.all(), checkout.placing]).toEqual([undefined, 1, [], false])
  })

  it('makes no order whose lines it cannot hold', async () => {
    const { checkout, cart, outbox, orders } = world()
    cart.claim = () => Promise.reject(new Error('quota'))
    fill(checkout)
    await expect(checkout.placeOrder(terms)).rejects.toThrow('quota')
    expect([outbox.tasks, await orders.all(), checkout.placing]).toEqual([[], [], false])
  })

  it('tells the second of two tabs that the lines are being ordered, and keeps nothing of its order', async () => {
    const { checkout, cart, orders } = world()
    fill(checkout)
    cart.claimedBy = 'of-another-tab'
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection: { code: 'already-confirming', order_id: 'of-another-tab' } })
    expect(await orders.all()).toEqual([])
  })
})

describe('an order that an earlier page began', () => {
  /** A page that placed an order and died; the page after it has the same device. */
  async function reloaded() {
    const parts = world()
    fill(parts.checkout)
    void parts.checkout.placeOrder(terms)
    await settle()
    parts.dispose()
    return { ...parts, order_id: parts.outbox.tasks[0]!.task_id, checkout: parts.open() }
  }

  it('is handed over under its id when the page died before it could', async () => {
    const { checkout, outbox, order_id, orders } = await reloaded()
    const { items, ...order } = (await orders.all())[0]!
    expect(items).toEqual([expect.objectContaining({ sku: 'MIR-60', qty: 2 })])
    outbox.tasks.length = 0
    await checkout.resume()
    await checkout.resume()
    expect(outbox.tasks).toEqual([expect.objectContaining({ task_id: order_id, payload: { method: 'POST', body: { ...order, transmited: true } } })])
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

  it('leaves the cart when it was sent, but the cart never heard of it', async () => {
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

  it('gives its lines back when nothing is known of it any more', async () => {
    const { checkout, order_id, cart, orders } = await reloaded()
    await orders.remove(order_id)
    await checkout.resume()
    expect([cart.items.length, cart.claimedBy]).toEqual([1, undefined])
  })
})

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

describe('an account with the purchase', () => {
  const wanted = { createAccount: true, password: 'Hemligt-1', rPassword: 'Hemligt-1' }
  function withAccount() {
    const shop = world()
    fill(shop.checkout)
    shop.outbox.reply = () => ({ code: 200, result: confirmation })
    shop.checkout.save('personal', { ...shop.checkout.personalDetails, ...wanted })
    return shop
  }

  it('is made before the order, with the address, and forgotten here with its password [R4.34] [R6.03]', async () => {
    const { checkout, asked, answerAccounts, outbox } = withAccount()
    answerAccounts(async () => {
      expect(outbox.tasks).toEqual([])
      return accept(undefined)
    })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    expect(asked).toEqual([{
      email: 'asa@example.se', firstname: 'Åsa', lastname: 'Öberg', password: 'Hemligt-1',
      addresses: [{ firstname: 'Åsa', lastname: 'Öberg', street: ['Storgatan', '1'], postcode: '111 22', city: 'Stockholm', country_id: 'SE', telephone: '070-123 45 67', default_shipping: true }],
    }])
    expect(checkout.personalDetails).toMatchObject({ createAccount: false, password: '', rPassword: '' })
  })

  it.each([
    ['refused', async () => reject({ code: 'account-refused' as const, field: 'emailAddress' as const, message: 'It exists' }), { code: 'account-refused', field: 'emailAddress', message: 'It exists' }],
    ['unheard', async () => { throw new TransportError('offline', 'No network') }, { code: 'account-unreachable' }],
  ])('that is %s stops the order, which can go on without it', async (_, answer, rejection) => {
    const { checkout, answerAccounts, outbox } = withAccount()
    answerAccounts(answer)
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection })
    expect([outbox.tasks, checkout.placing]).toEqual([[], false])
    checkout.forgoAccount()
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true })
  })

  it('is not asked for twice when the order itself is refused, nor by who has one', async () => {
    const { checkout, asked, answerAccounts, outbox } = withAccount()
    answerAccounts(async () => accept(undefined))
    outbox.reply = () => ({ code: 400, result: 'no' })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: false })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: false })
    expect(asked).toHaveLength(1)
    checkout.save('personal', { ...checkout.personalDetails, ...wanted })
    checkout.fillIn({ firstname: 'Åsa', lastname: 'Öberg', email: 'asa@example.se', addresses: [] })
    expect(checkout.personalDetails).toMatchObject({ createAccount: false, password: '' })
  })

  it('keeps no address that a host could not: one of a single word', async () => {
    const { checkout, asked, answerAccounts } = withAccount()
    answerAccounts(async () => accept(undefined))
    checkout.save('shipping', { ...checkout.shippingDetails, streetAddress: 'Kvarnen' })
    await checkout.placeOrder(terms)
    expect(asked[0]?.addresses).toEqual([])
  })
})

describe('an account’s address', () => {
  const addresses = [{ firstname: 'Åsa', lastname: 'Berg', street: ['Storgatan', '1'], postcode: '111 22', city: 'Stockholm', country_id: 'SE', telephone: '070' }]
  const account = { firstname: 'Åsa', lastname: 'Berg', email: 'asa@example.se', addresses }

  it('stands in the shipping step where nothing was typed', () => {
    const { checkout } = world()
    checkout.fillIn(account)
    expect(checkout.shippingDetails).toMatchObject({ firstName: 'Åsa', streetAddress: 'Storgatan 1', zipCode: '111 22', city: 'Stockholm', country: 'SE', phoneNumber: '070' })
  })

  it('follows the account as long as nobody has typed another, and not while somebody orders', () => {
    const { checkout } = world()
    const moved = { ...account, addresses: [{ ...addresses[0]!, city: 'Lund' }] }
    checkout.fillIn(account)
    checkout.enter()
    checkout.fillIn(moved)
    expect(checkout.shippingDetails.city).toBe('Stockholm')
    checkout.leave()
    checkout.fillIn(moved)
    expect(checkout.shippingDetails.city).toBe('Lund')
    checkout.filled({ ...checkout.details, shippingDetails: { ...checkout.shippingDetails, zipCode: '222 22' } })
    checkout.fillIn(account)
    expect(checkout.shippingDetails.city).toBe('Lund')
  })

  it('leaves what was typed', () => {
    const { checkout } = world()
    checkout.filled({ ...checkout.details, shippingDetails: { ...checkout.shippingDetails, city: 'Lund' } })
    checkout.fillIn(account)
    expect(checkout.shippingDetails).toMatchObject({ city: 'Lund', streetAddress: '' })
  })
})
