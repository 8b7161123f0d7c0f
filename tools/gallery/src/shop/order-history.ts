import type { OrderHistoryGateway } from '@vitrin/checkout'
import type { OrderHistory, PlacedOrderDocument } from '@vitrin/kernel'

/** The orders of the account at the host. */
export class InMemoryOrderHistory implements OrderHistoryGateway {
  orders: readonly PlacedOrderDocument[] = []

  async page(): Promise<OrderHistory> {
    return { items: this.orders, total_count: this.orders.length }
  }

  async order(_account: string, number: string): Promise<PlacedOrderDocument | undefined> {
    return this.orders.find(({ increment_id }) => increment_id === number)
  }
}

const ÅSA = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan 1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
  telephone: '070-123 45 67',
}

/** An order of two pieces; one is made to measure. */
export function anOrder(number: number, status: string): PlacedOrderDocument {
  return {
    entity_id: number,
    increment_id: String(number).padStart(9, '0'),
    state: status === 'complete' ? 'complete' : 'processing',
    status,
    created_at: '2026-11-17 10:12:00',
    grand_total: 6490,
    subtotal_incl_tax: 6485,
    shipping_incl_tax: 5,
    shipping_description: 'Bud',
    tax_amount: 1298,
    total_qty_ordered: 2,
    order_currency_code: 'SEK',
    customer_email: 'asa@example.se',
    billing_address: ÅSA,
    payment: { method: 'cashondelivery' },
    delivery_window: { from: '2026-12-08', to: '2026-12-15' },
    changes_until: '2026-11-23',
    items: [
      {
        sku: 'KG-1101',
        name: 'Duschdörr Unden',
        qty_ordered: 1,
        price_incl_tax: 5995,
        row_total_incl_tax: 5995,
        options: [
          { label: 'Bredd', value: '893 mm' },
          { label: 'Höjd', value: '2010 mm' },
        ],
      },
      { sku: 'KG-3001', name: 'Glasskrapa Vik', qty_ordered: 2, price_incl_tax: 245, row_total_incl_tax: 490 },
    ],
  }
}
