import { CartStore, DEFAULT_CART_CONFIG, EMPTY_CART } from '@vitrin/cart-sync'
import { aDraft, InMemoryCartGateway, InMemoryCartStorage, KnownProducts } from '@vitrin/cart-sync/testing'
import { CheckoutStore } from '@vitrin/checkout'
import { InMemoryCheckoutStorage, InMemoryOrderStorage } from '@vitrin/checkout/testing'
import { ManualClock, RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { singleTabLeadership, SyncQueueStore } from '@vitrin/sync-queue'
import { InMemoryTaskStorage, ScriptedTransport, SwitchableIdentity } from '@vitrin/sync-queue/testing'
import { describe, expect, it } from 'vitest'
import { checkoutFacts } from './checkout-facts'

const terms = { termsAccepted: true }

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve()
}

/** One shopper's device and the host; each page is made anew over them. */
function device() {
  const disk = {
    cart: new InMemoryCartStorage(EMPTY_CART),
    tasks: new InMemoryTaskStorage(),
    details: new InMemoryCheckoutStorage(),
    orders: new InMemoryOrderStorage(),
  }
  const world = {
    gateway: new InMemoryCartGateway(),
    transport: new ScriptedTransport(),
    connectivity: new SwitchableConnectivity(),
    clock: new ManualClock(),
    logger: new RecordingLogger(),
    ids: new SequentialIds(),
  }

  async function open({ leads = true, transmitOrdersAutomatically = false } = {}) {
    const tasks = disk.tasks.anotherTab()
    const queue = new SyncQueueStore({
      ...world,
      storage: tasks,
      identity: new SwitchableIdentity(),
      leadership: { ...singleTabLeadership, leads },
    })
    const cart: CartStore = new CartStore({
      ...world,
      storage: disk.cart.anotherTab(),
      facts: checkoutFacts(() => checkout),
      products: new KnownProducts(),
      outbox: queue,
      config: { ...DEFAULT_CART_CONFIG, synchronizeStock: false },
    })
    const checkout = new CheckoutStore({
      ...world,
      cart,
      outbox: queue,
      storage: disk.details,
      orders: disk.orders,
      userId: () => '',
      openAccount: () => Promise.reject(new Error('Nobody asks for an account here')),
      config: {
        storeCode: 'sv',
        defaultCountry: 'SE',
        countries: [{ code: 'SE' }],
        carriersThatCall: [],
        transmitOrdersAutomatically,
        hostComparesTotals: true,
      },
    })
    checkout.start()
    await Promise.all([cart.load(), checkout.load()])
    cart.start()
    const close = await queue.start()
    await checkout.resume()
    return { cart, checkout, queue, tasks, close }
  }

  return { ...world, disk, open }
}

type Page = Awaited<ReturnType<ReturnType<typeof device>['open']>>

async function fill({ cart, checkout }: Page, sku: string): Promise<void> {
  await cart.add([aDraft(sku)])
  await settle()
  checkout.enter()
  checkout.save('personal', {
    ...checkout.personalDetails,
    firstName: 'Åsa',
    lastName: 'Öberg',
    emailAddress: 'asa@example.se',
  })
  checkout.save('shipping', {
    ...checkout.shippingDetails,
    firstName: 'Åsa',
    lastName: 'Öberg',
    streetAddress: 'Storgatan 1',
    zipCode: '11122',
    city: 'Stockholm',
  })
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery' })
}

describe('a guest’s order', () => {
  it('goes from the cart to the host once, and the cart run takes its lines away there', async () => {
    const { open, gateway, transport } = device()
    const page = await open()
    await fill(page, 'MIR-60')
    expect(gateway.quantities(page.cart.token)).toEqual({ 'MIR-60': 1 })
    expect(await page.checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    await settle()
    expect(transport.sent.map(({ payload }) => payload.body)).toEqual([
      expect.objectContaining({ cart_id: page.cart.token, products: [expect.objectContaining({ sku: 'MIR-60' })] }),
    ])
    expect([page.cart.items, gateway.quantities(page.cart.token)]).toEqual([[], {}])
  })

  it.each([
    ['when the shopper says so [R4.38]', false],
    ['by themselves where the shop is set to [R4.38]', true],
  ])('that were made without a network are sent once, in order, %s [R4.40]', async (_, transmitOrdersAutomatically) => {
    const { open, transport, connectivity } = device()
    const page = await open({ transmitOrdersAutomatically })
    connectivity.set(false)
    for (const sku of ['MIR-60', 'MIR-80']) {
      await fill(page, sku)
      expect(await page.checkout.placeOrder(terms)).toMatchObject({
        ok: true,
        value: { status: 'queued', reason: transmitOrdersAutomatically ? 'offline' : 'on-hold' },
      })
      expect(page.cart.items).toEqual([])
    }
    page.close()
    const next = await open({ transmitOrdersAutomatically })
    expect([next.queue.waiting, next.queue.onHold].map(({ length }) => length)).toEqual(
      transmitOrdersAutomatically ? [2, 0] : [0, 2],
    )
    connectivity.set(true)
    await settle()
    expect(transport.sent).toHaveLength(transmitOrdersAutomatically ? 2 : 0)
    for (const { task_id } of next.queue.onHold) await next.queue.send(task_id)
    await settle()
    expect(
      transport.sent.map(({ payload }) => (payload.body as { products: { sku: string }[] }).products[0]?.sku),
    ).toEqual(['MIR-60', 'MIR-80'])
    expect(next.queue.tasks).toEqual([])
  })

  it('is sent again under its id when the page died before the answer, and its lines leave the cart', async () => {
    const { open, transport } = device()
    const page = await open()
    await fill(page, 'MIR-60')
    transport.holdNext()
    void page.checkout.placeOrder(terms)
    await settle()
    page.close()
    const next = await open()
    await settle()
    expect(new Set(transport.sent.map(({ task_id }) => task_id)).size).toBe(1)
    expect([next.cart.items, next.cart.orderLines.claimedBy, next.queue.tasks]).toEqual([[], undefined, []])
  })

  it('is taken up when the page died between claiming the lines and handing them over', async () => {
    const { open, transport } = device()
    const page = await open()
    await fill(page, 'MIR-60')
    page.tasks.add = () => new Promise(() => {})
    void page.checkout.placeOrder(terms)
    await settle()
    page.close()
    const next = await open()
    await settle()
    expect(transport.sent).toHaveLength(1)
    expect([next.cart.items, next.cart.orderLines.claimedBy]).toEqual([[], undefined])
  })

  it('is made by one of two tabs', async () => {
    const { open, transport } = device()
    const here = await open()
    await fill(here, 'MIR-60')
    const there = await open({ leads: false })
    await fill(there, 'MIR-60')
    const answer = transport.holdNext()
    const first = here.checkout.placeOrder(terms)
    const second = await there.checkout.placeOrder(terms)
    expect(second).toMatchObject({ ok: false, rejection: { code: 'already-confirming' } })
    answer()
    expect(await first).toMatchObject({ ok: true })
    expect(transport.sent).toHaveLength(1)
  })
})
