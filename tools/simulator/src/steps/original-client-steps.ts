import { ACCOUNTS, accountNumber, type Account } from '../oracle/accounts'
import { goodOf, nameOf } from '../oracle/goods'
import type { Intent } from '../oracle/open-requests'
import type { Stage } from '../stage'
import type { StepArguments, WorldStep } from './step'

const ORIGINAL_CLIENT = 'an original client'

/** What it orders when the account's cart is empty. */
const ADDED = 'HOOK'

interface PulledItem {
  readonly item_id: number
  readonly sku: string
  readonly qty: number
  readonly product_option?: {
    readonly extension_attributes: { readonly custom_options?: readonly { readonly option_value: string }[] }
  }
}

/**
 * The account's shopper uses a client of the original on another machine: it orders the account's cart without an order
 * id and without a token, and does not remove the ordered lines. It may send the order twice.
 */
export const originalClientOrders: WorldStep = {
  kind: 'an original client orders',
  weight: 10,
  shapes: [ORIGINAL_CLIENT],
  draw: (draw) => ({ times: draw.whole('times', 1, 2), leaves: draw.whole('leaves', 0, 1) }),
  happen(stage, given) {
    const [name] = stage.accounts
    const account = ACCOUNTS.find((candidate) => candidate.name === name)
    if (account && stage.host.isUp) stage.world.scheduler.during(order(stage, account, given))
  },
}

async function order(stage: Stage, account: Account, { times, leaves }: StepArguments): Promise<void> {
  const { oracle, rows, world } = stage
  const call = callsOf(stage)
  const login = { username: account.email, password: account.password }
  const token = String(await call('POST', '/api/user/login', login))
  const cartId = String(await call('POST', `/api/cart/create?token=${token}`))
  const at = (name: string) => `/api/cart/${name}?token=${token}&cartId=${cartId}`
  const pull = async () => (await call('GET', at('pull'))) as readonly PulledItem[]
  if ((await pull()).length === 0) {
    await call('POST', at('update'), { cartItem: { sku: ADDED, qty: 2 } })
    oracle.taken.added(cartId, ADDED)
  }
  const items = await pull()
  // A product that has left the shop cannot be added.
  if (items.length === 0) return
  const ordered = items.map((item) => ({ ...item, qty: Math.max(1, item.qty - Number(leaves)) }))
  const lines = Object.fromEntries(ordered.map((item) => [nameOfItem(item), item.qty]))
  const before = rows.cart(cartId)?.lines ?? {}
  const marker = oracle.orders.nextMarker()
  const asker = { device: ORIGINAL_CLIENT, tab: ORIGINAL_CLIENT, generation: ORIGINAL_CLIENT }
  const confirmed = oracle.orders.confirmed({
    marker,
    account: account.name,
    asker,
    lines,
    intent: NOTHING_SHOWN,
    atMs: world.now,
  })
  const body = orderOf({ user_id: accountNumber(account.name), cart_id: cartId, telephone: marker, ordered })
  const answers: unknown[] = []
  for (let time = 0; time < Number(times); time += 1) answers.push(await call('POST', '/api/order', body))
  // A product has left the shop.
  if (answers.includes(undefined)) return void (confirmed.status = 'refused')
  confirmed.status = 'made'
  world.trace.record(ORIGINAL_CLIENT, `✓ order ${marker} … made`)
  for (const [name, qty] of Object.entries(lines))
    oracle.taken.taken({ wireId: cartId, name, most: Math.max(0, (before[name] ?? 0) - qty) })
  oracle.hostHas(cartId, account.name, ORIGINAL_CLIENT, rows.cart(cartId)?.lines ?? {})
  if (Object.keys(rows.cart(cartId)?.lines ?? {}).length === 0) oracle.couponTaken(account.name)
}

/** This client has no screen here. */
const NOTHING_SHOWN: Intent = {
  done: () => undefined,
  refused: () => undefined,
  unknown: () => undefined,
  happened: () => undefined,
}

/** Calls the host directly, without faults. Gives the result, or undefined for a refusal. */
function callsOf({ host }: Stage): (method: string, path: string, body?: object) => Promise<unknown> {
  return async (method, path, body) => {
    const request = new Request(`http://shop${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const answer = await host.handle(request, undefined, 0)
    return answer?.status === 200 ? (JSON.parse(answer.text) as { readonly result: unknown }).result : undefined
  }
}

interface OriginalOrder {
  readonly user_id: string
  readonly cart_id: string
  readonly telephone: string
  readonly ordered: readonly PulledItem[]
}

function orderOf({ user_id, cart_id, telephone, ordered }: OriginalOrder): object {
  const isVirtual = ordered.every(({ sku }) => goodOf(sku).isVirtual)
  const address = {
    region: '',
    region_id: 0,
    country_id: 'SE',
    street: ['Storgatan 1', null],
    telephone,
    postcode: '11122',
    city: 'Stockholm',
    firstname: 'Åsa',
    lastname: 'Berg',
    email: 'asa@example.se',
  }
  return {
    user_id,
    cart_id,
    products: ordered.map(({ item_id, ...item }) => ({ ...item, server_item_id: item_id })),
    addressInformation: {
      billingAddress: address,
      ...(!isVirtual && { shippingAddress: address }),
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: isVirtual ? 'banktransfer' : 'cashondelivery',
    },
    transmited: true,
  }
}

function nameOfItem({ sku, product_option }: PulledItem): string {
  return nameOf({ sku, engraving: product_option?.extension_attributes.custom_options?.[0]?.option_value ?? '' })
}
