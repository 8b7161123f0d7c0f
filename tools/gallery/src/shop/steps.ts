import { anOrder } from './order-history'
import type { Tab } from './tab'

// What a shopper does, by the stores: the same in each theme.

export const DOOR = '/sv/p/KG-1101/duschdorr-unden'
export const SQUEEGEE = '/sv/p/KG-2001/glasskrapa-vik'
const OWN_DOOR = `${DOOR}?width=893&height=2010`

/** Puts the product of an address into the cart, and shows the first page again. */
async function addPiece({ storefront, shopper }: Tab, address: string): Promise<void> {
  const opened = await storefront.pages.read(address)
  if (!('page' in opened) || opened.page.id !== 'product') throw new Error(`${address} is no product.`)
  const { store } = opened.page.model
  const drafts = await store.toCartItems()
  if (!drafts.ok) throw new Error(`${address} cannot be bought: ${JSON.stringify(drafts.rejection)}`)
  const added = await shopper.cart.add(drafts.value, { consentToOwnMeasures: true })
  if (!added.ok) throw new Error(`${address} was refused: ${JSON.stringify(added.rejection)}`)
}

export async function fillCart(tab: Tab, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await addPiece(tab, address)
  await tab.shopper.cart.sync()
  await tab.shopper.cart.refreshTotals()
  dismissNotifications(tab)
}

/** What the steps announced is no part of a state. */
export function dismissNotifications({ storefront: { ui } }: Tab): void {
  for (const { id } of ui.notifications.list) ui.notifications.dismiss(id)
}

/** A standard door, one made to measure, and a small thing. */
export const fillCartWell = (tab: Tab): Promise<void> => fillCart(tab, DOOR, OWN_DOOR, SQUEEGEE)

const ADDRESS = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
  telephone: '070-123 45 67',
}

/** Signs in as Åsa Berg, who has one address. */
export async function signIn({ world, shopper }: Tab): Promise<void> {
  const addresses = [{ id: 1, ...ADDRESS, default_shipping: true, default_billing: true }]
  world.users.customer = { ...world.users.customer, addresses, default_shipping: '1', default_billing: '1' }
  world.users.tokenInUse = 't1'
  const signedIn = await shopper.session.login({ username: 'asa@example.se', password: 'hemligt1' })
  if (!signedIn.ok) throw new Error('The host refused the sign-in.')
}

/** Fills in each step of the checkout. */
export function fillCheckout({ shopper: { checkout } }: Tab): void {
  const name = { firstName: 'Åsa', lastName: 'Berg' }
  checkout.save('personal', { ...checkout.personalDetails, ...name, emailAddress: 'asa@example.se' })
  checkout.save('shipping', {
    ...checkout.shippingDetails,
    ...name,
    streetAddress: 'Storgatan 1',
    zipCode: '111 22',
    city: 'Stockholm',
    phoneNumber: '070-123 45 67',
  })
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery' })
}

/** Orders what is in the cart, and opens the confirmation. */
export async function order(tab: Tab): Promise<void> {
  await fillCartWell(tab)
  tab.shopper.checkout.enter()
  fillCheckout(tab)
  const { world } = tab
  const result = {
    magentoOrderId: 55,
    backendOrderId: 55,
    orderNumber: '000000055',
    transferedAt: '2026-11-20T09:00:00.000Z',
  }
  if (world.connectivity.online) world.tasks.reply({ code: 200, result })
  const placed = await tab.shopper.checkout.placeOrder({ termsAccepted: true })
  if (!placed.ok) throw new Error(`The order was refused: ${JSON.stringify(placed.rejection)}`)
}

export function goOffline({ world, storefront }: Tab): void {
  world.connectivity.set(false)
  storefront.ui.setOnline(false)
}

/** Sends the first form of a part of the page as it is, once it is there. */
export async function submit(form: string): Promise<void> {
  const found = await present<HTMLFormElement>(form)
  found.requestSubmit()
}

/** Waits for an element that is drawn later. */
export async function present<Found extends Element>(selector: string): Promise<Found> {
  for (let turn = 0; turn < 500; turn += 1) {
    const found = document.querySelector<Found>(selector)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The theme draws no ${selector} here.`)
}

/** Orders of the account: one under way, others done. */
export function haveOrders(count: number) {
  return ({ world }: Pick<Tab, 'world'>): void => {
    world.orders.orders = Array.from({ length: count }, (_, index) =>
      anOrder(count - index, index === 0 ? 'processing' : 'complete'),
    )
  }
}
