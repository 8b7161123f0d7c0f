import { COUNTRIES } from '@vitrin/addresses'
import { accept } from '@vitrin/kernel'
import { FakeOutbox, ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { CheckoutStore } from '../checkout-store'
import type { NewAccount, OpenAccount } from '../new-account'
import { FakeCheckoutCart } from './fake-checkout-cart'
import { InMemoryCheckoutStorage, InMemoryOrderStorage } from './in-memory-storages'

export const confirmation = {
  magentoOrderId: 55,
  backendOrderId: 55,
  orderNumber: '000000055',
  transferedAt: '2026-11-20T09:00:00.000Z',
}
export const terms = { termsAccepted: true }

/** A checkout with a mirror in its cart; `open` is a later page over the same device. */
export function world() {
  const parts = {
    cart: new FakeCheckoutCart(),
    outbox: new FakeOutbox(),
    storage: new InMemoryCheckoutStorage(),
    orders: new InMemoryOrderStorage(),
    connectivity: { online: true },
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  }
  const config = {
    storeCode: 'sv',
    defaultCountry: 'SE',
    countries: COUNTRIES,
    carriersThatCall: [],
    transmitOrdersAutomatically: false,
    hostComparesTotals: true,
  }
  const ids = new SequentialIds('order')
  const asked: NewAccount[] = []
  let openAccount: OpenAccount = async () => accept(undefined)
  let dispose = (): void => {}
  const open = () => {
    const checkout = new CheckoutStore({
      ...parts,
      userId: () => '',
      openAccount: (account) => openAccount(account),
      ids,
      config,
    })
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

/** Every step as it should be. */
export function fill(checkout: CheckoutStore): void {
  checkout.enter()
  checkout.save('personal', {
    ...checkout.personalDetails,
    firstName: 'Åsa',
    lastName: 'Öberg',
    emailAddress: ' Asa@Example.se ',
  })
  checkout.save('shipping', {
    ...checkout.shippingDetails,
    firstName: 'Åsa',
    lastName: 'Öberg',
    streetAddress: 'Storgatan 1',
    zipCode: '111 22',
    city: 'Stockholm',
    phoneNumber: '070-123 45 67',
  })
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery' })
}

/** Lets everything that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** An order that is on its way and not answered yet. */
export async function begun() {
  const parts = world()
  fill(parts.checkout)
  const placing = parts.checkout.placeOrder(terms)
  await settle()
  return { ...parts, placing, task_id: parts.outbox.tasks[0]!.task_id }
}
