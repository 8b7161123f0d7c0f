/**
 * Documents as the shop wrote them in November 2026, in every version of its database until then. They do not follow
 * the code: what was stored must stay readable.
 */
export const storedOrder = {
  order_id: '1795161600000-3f',
  user_id: '',
  cart_id: 'cart-4',
  store_code: 'sv',
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  transmited: false,
  products: [
    {
      sku: 'MIR-60-RUND',
      parentSku: 'MIR-60-RUND',
      qty: 1,
      name: 'Rund spegel 60 cm',
      price: 1196,
      price_incl_tax: 1495,
      product_type: 'simple',
      product_option: { extension_attributes: {} },
    },
  ],
  expected_totals: { grand_total: 1500, tax_amount: 300 },
  addressInformation: {
    billingAddress: {
      region: '',
      region_id: 0,
      region_code: '',
      country_id: 'SE',
      street: ['Storgatan 1', ''],
      company: '',
      telephone: '070-123 45 67',
      postcode: '111 22',
      city: 'Stockholm',
      firstname: 'Åsa',
      lastname: 'Öberg',
      email: 'asa@example.se',
    },
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
    shippingExtraFields: null,
  },
}

export const storedTask = {
  task_id: '1795161600000-3f',
  url: '/api/order',
  payload: {
    method: 'POST',
    body: { order_id: '1795161600000-3f' },
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    mode: 'cors',
  },
  transmited: false,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  acknowledged: false,
  silent: true,
  is_result_cacheable: false,
  keep_refused: true,
  supersedes: false,
  scope: 'orders',
  sequence: 3,
  account: 'guest',
  attempts: 1,
  state: 'failed',
}
