import { InMemoryCartGateway } from '@vitrin/cart-sync/testing'
import type { CartGateway, CartItem } from '@vitrin/cart-sync'

type Totals = Awaited<ReturnType<CartGateway['totals']>>

/** The cart of a host in memory, with the prices of the catalogue. A coupon takes a tenth, the courier costs 5 kr. */
export class GalleryCart extends InMemoryCartGateway {
  /** The lines on the device, which know their prices. */
  lines: () => readonly CartItem[] = () => []

  override async totals(...asked: Parameters<CartGateway['totals']>): Promise<Totals> {
    return this.#priced(await super.totals(...asked))
  }

  override async shippingInformation(
    ...asked: Parameters<CartGateway['shippingInformation']>
  ): ReturnType<CartGateway['shippingInformation']> {
    const answer = await super.shippingInformation(...asked)
    return { ...answer, totals: this.#priced(answer.totals) }
  }

  #priced(totals: Totals): Totals {
    const known = this.lines()
    const items = (totals.items ?? []).map((item) => {
      const price = known.find(({ server_item_id }) => server_item_id === item.item_id)?.price_incl_tax ?? 0
      const row = price * item.qty
      const discount_amount = totals.coupon_code === undefined ? 0 : row / 10
      return { ...item, price_incl_tax: price, row_total_incl_tax: row, discount_amount }
    })
    const subtotal = items.reduce((sum, item) => sum + item.row_total_incl_tax, 0)
    const discount = items.reduce((sum, item) => sum + item.discount_amount, 0)
    const grand_total = subtotal - discount + (totals.shipping_incl_tax ?? 0)
    const amounts: Readonly<Record<string, number>> = {
      subtotal,
      discount: -discount,
      tax: grand_total / 5,
      grand_total,
    }
    return {
      ...totals,
      items,
      subtotal_incl_tax: subtotal,
      discount_amount: -discount,
      tax_amount: grand_total / 5,
      grand_total,
      total_segments: (totals.total_segments ?? []).map((one) => ({ ...one, value: amounts[one.code] ?? one.value })),
    }
  }
}
