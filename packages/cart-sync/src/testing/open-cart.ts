import { FakeOutbox, ManualClock, RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { DEFAULT_CART_CONFIG, type CartConfig } from '../cart-config'
import type { CartEvent } from '../cart-event'
import { CartStore } from '../cart-store'
import type { CheckoutAddress, CheckoutFacts } from '../ports'
import { aDraft } from './builders'
import { InMemoryCartGateway } from './in-memory-cart-gateway'
import { InMemoryCartStorage } from './in-memory-cart-storage'
import { KnownProducts } from './known-products'

export interface OpenCartOptions {
  readonly config?: Partial<CartConfig>
  readonly gateway?: InMemoryCartGateway
  readonly storage?: InMemoryCartStorage
  readonly online?: boolean
  /** Two devices need ids of their own. */
  readonly ids?: SequentialIds
}

export interface CartWorld {
  readonly cart: CartStore
  readonly gateway: InMemoryCartGateway
  readonly storage: InMemoryCartStorage
  readonly facts: { -readonly [Fact in keyof CheckoutFacts]: CheckoutFacts[Fact] }
  readonly products: KnownProducts
  readonly outbox: FakeOutbox
  readonly connectivity: SwitchableConnectivity
  readonly clock: ManualClock
  readonly logger: RecordingLogger
  /** The events of the store, in order. */
  readonly events: CartEvent[]
}

/** A cart with its whole world in memory. */
export function openCart({
  config,
  gateway = new InMemoryCartGateway(),
  storage = new InMemoryCartStorage(),
  online = true,
  ids = new SequentialIds('device'),
}: OpenCartOptions = {}): CartWorld {
  const facts = { inCheckout: false, shippingAddress: undefined, billingAddress: undefined }
  const world = {
    gateway,
    storage,
    facts,
    products: new KnownProducts(),
    outbox: new FakeOutbox(),
    connectivity: new SwitchableConnectivity(online),
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  }
  const cart = new CartStore({ ...world, config: { ...DEFAULT_CART_CONFIG, ...config }, ids })
  const events: CartEvent[] = []
  cart.events.subscribe((event) => events.push(event))
  return { ...world, cart, events }
}

export const anAddress: CheckoutAddress = {
  firstName: 'Åsa',
  lastName: 'Berg',
  country: 'SE',
  streetAddress: 'Storgatan',
  apartmentNumber: '1',
  city: 'Stockholm',
  state: '',
  region_id: 0,
  zipCode: '11122',
}

/** A cart whose one line both sides have, and nothing of it recorded. */
export async function openSyncedCart(qty = 2): Promise<CartWorld> {
  const world = openCart()
  await world.cart.add([aDraft('A', { qty })])
  await world.cart.sync()
  world.gateway.calls.length = 0
  world.events.length = 0
  return world
}
