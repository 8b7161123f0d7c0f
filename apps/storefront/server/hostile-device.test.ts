import 'fake-indexeddb/auto'
import { expectAlways, FUZZ_TIMEOUT_MS } from '@vitrin/api-server/contracts'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { openShopStorages, type ShopStorages } from '@vitrin/storage'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { consoleLogger } from './server-ports'
import { bent } from './testing/bent'
import { openHost, type OpenHost } from './testing/open-host'
import { openVisit, type Visit } from './testing/open-visit'
import { readRows, writeRows, type StoredRow } from './testing/stored-rows'

let host: OpenHost
let ordinary: readonly StoredRow[]
let devices = 0

beforeAll(async () => {
  // Dexie tells of each device that is deleted.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  host = await openHost()
  ordinary = await shoppedWith()
}, FUZZ_TIMEOUT_MS)
afterAll(() => {
  host.close()
  vi.restoreAllMocks()
})

it('whatever a device has stored, the shop starts, and its stores can be read', { timeout: FUZZ_TIMEOUT_MS }, () =>
  expectAlways({
    kind: 'device',
    inputs: fc.array(fc.tuple(fc.nat(), bent(ordinary.map(({ doc }) => doc))), { minLength: 1, maxLength: 6 }),
    async check(documents) {
      const errorsBefore = errors()
      const { name, storages } = await openDevice()
      await writeRows(
        name,
        documents.map(([place, doc]) => ({ ...ordinary[place % ordinary.length]!, doc })),
      )
      const visit = await openVisit(host, { device: storages, isOnline: false })
      await expectReadable(visit)
      close(visit, name, storages)
      expect(errors()).toBe(errorsBefore)
    },
  }),
)

/** Other files with the same worker have the same log. */
function errors(): number {
  return consoleLogger.counts.get('error') ?? 0
}

async function openDevice(): Promise<{ readonly name: string; readonly storages: ShopStorages }> {
  devices += 1
  const name = `hostile-${devices}`
  const storages = await openShopStorages({
    name,
    country: 'SE',
    makeRoom: async () => undefined,
    onTrouble: (trouble) => {
      throw new Error(trouble)
    },
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  })
  return { name, storages }
}

function close(visit: Visit, name: string, storages: ShopStorages): void {
  visit.stop()
  for (const storage of Object.values(storages) as { readonly close?: () => void }[]) storage.close?.()
  indexedDB.deleteDatabase(name)
}

/** What is stored after some shopping: account, lists, a cart, an order that waits, forms that are half filled in. */
async function shoppedWith(): Promise<readonly StoredRow[]> {
  const { name, storages } = await openDevice()
  const visit = await openVisit(host, { device: storages })
  const { storefront, shopper, connectivity } = visit
  const { session, cart, checkout, wishlist, compare, recentlyViewed, newsletter } = shopper
  const person = { firstname: 'Åsa', lastname: 'Berg', email: 'asa@example.se' }
  await session.register({ ...person, password: 'ett-langt-ord' })
  await session.login({ username: person.email, password: 'ett-langt-ord' })
  for (const address of [
    '/sv/p/KG-2001/glasskrapa',
    '/sv/p/KG-1101/duschdorr-unden/KG-1101-KR-EGET?width=893&height=2010',
  ]) {
    const opened = await storefront.pages.open(address)
    if ('redirect' in opened || opened.page.id !== 'product') throw new Error(`${address} is not a product`)
    const { store } = opened.page.model
    for (const list of [wishlist, compare, recentlyViewed]) await list.add(store.parent!)
    const items = await store.toCartItems()
    if (items.ok) await cart.add(items.value, { consentToOwnMeasures: true })
    await cart.sync()
  }
  await newsletter.subscribe(person.email)
  connectivity.set(false)
  const named = { firstName: 'Åsa', lastName: 'Berg' }
  checkout.enter()
  checkout.save('personal', { ...checkout.personalDetails, ...named, emailAddress: person.email })
  const at = { streetAddress: 'Storgatan 1', zipCode: '11122', city: 'Stockholm', phoneNumber: '0701234567' }
  checkout.save('shipping', { ...checkout.shippingDetails, ...named, ...at })
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery' })
  await checkout.placeOrder({ termsAccepted: true })
  const rows = await readRows(name)
  close(visit, name, storages)
  expect(new Set(rows.map(({ collection }) => collection)).size).toBeGreaterThan(8)
  return rows
}

/** What pages read at the start. */
async function expectReadable({ shopper }: Visit): Promise<void> {
  const { cart, checkout, queue, wishlist, compare, recentlyViewed, session, contact, newsletter, claims } = shopper
  const read = [
    cart.items.map(({ key, qty }) => [key, qty]),
    cart.totals,
    cart.coupon,
    cart.isVirtual,
    [cart.shippingMethods, cart.paymentMethods, cart.shipping, cart.payment],
    [checkout.details, checkout.steps, checkout.isPhoneNeeded],
    [queue.tasks, queue.onHold, queue.failed, queue.refused, shopper.unsentTasks()],
    [wishlist.items, compare.items, compare.rows, recentlyViewed.items],
    [session.current, session.account, session.group, shopper.pendingProfile()],
    [contact.draft, newsletter.newsletter, claims.claims],
    await shopper.accountCopy().catch((error: unknown) => error),
  ]
  expect(Number.isFinite(cart.count)).toBe(true)
  expect(() => JSON.stringify(read)).not.toThrow()
}
