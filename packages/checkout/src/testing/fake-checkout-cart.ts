import type { AddRejection, CartItem, CartTotals, ClaimedLine, ClaimRejection } from '@vitrin/cart-sync'
import { aLine } from '@vitrin/cart-sync/testing'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { ore } from '@vitrin/pricing'
import type { CheckoutCart, CheckoutOrderLines } from '../ports'

const mirror = { name: 'Rund spegel 60 cm', price: 1196, price_incl_tax: 1495 }

/** Two mirrors at 1 495 kr with the courier's 5 kr. */
export class FakeCheckoutCart implements CheckoutCart, CheckoutOrderLines {
  /** A test reaches both ports through one object. */
  readonly orderLines = this

  items: readonly CartItem[] = [aLine('MIR-60', 2, mirror)]
  token: string | undefined = 'c'.repeat(32)
  totals: CartTotals = { lines: [], grandTotal: ore(299_500), tax: ore(59_900), discount: ore(0), stale: false }
  coupon: { readonly code: string } | undefined = undefined
  isVirtual = false
  shipping = { carrier_code: 'flatrate', method_code: 'flatrate' }
  payment = { code: 'cashondelivery' }
  claimedBy: string | undefined
  recounted = 0
  addRefusal: AddRejection | undefined

  claim(order_id: string, shown: readonly ClaimedLine[]): Promise<Outcome<unknown, ClaimRejection>> {
    if (shown !== this.items) return Promise.resolve(reject({ code: 'cart-changed' }))
    if (this.claimedBy) return Promise.resolve(reject({ code: 'already-confirming', order_id: this.claimedBy }))
    this.claimedBy = order_id
    return Promise.resolve(accept(undefined))
  }

  release(): Promise<void> {
    this.claimedBy = undefined
    return Promise.resolve()
  }

  removeOrdered(order_id: string): Promise<void> {
    if (this.claimedBy !== order_id) return Promise.resolve()
    this.claimedBy = undefined
    this.items = []
    return Promise.resolve()
  }

  restore(_order_id: string, _owner: string, ordered: readonly CartItem[]): Promise<Outcome<unknown, AddRejection>> {
    if (this.addRefusal) return Promise.resolve(reject(this.addRefusal))
    this.items = [...this.items, ...ordered]
    return Promise.resolve(accept(undefined))
  }

  refreshTotals(): Promise<void> {
    this.recounted += 1
    return Promise.resolve()
  }
}
