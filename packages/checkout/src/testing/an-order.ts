import type { StoredOrder } from '../ports'

/** An order as the device stores it, with an address and without lines. */
export function anOrder(fields: Partial<StoredOrder> = {}): StoredOrder {
  return {
    order_id: 'order-1',
    user_id: '',
    cart_id: '',
    store_code: 'sv',
    created_at: '',
    updated_at: '',
    transmited: true,
    products: [],
    addressInformation: {
      billingAddress: {
        firstname: 'Åsa',
        lastname: 'Berg',
        street: ['Storgatan', '1'],
        postcode: '111 22',
        city: 'Stockholm',
        country_id: 'SE',
        email: 'asa@example.se',
        region: '',
        region_id: 0,
        region_code: '',
        company: '',
        telephone: '',
      },
      shipping_method_code: '',
      shipping_carrier_code: '',
      payment_method_code: '',
      payment_method_additional: {},
      shippingExtraFields: null,
    },
    ...fields,
  }
}
