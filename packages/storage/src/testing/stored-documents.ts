/**
 * Documents as the shop wrote them in November 2026, in every version of its database until then. They do not follow
 * the code: what was stored must stay readable.
 */
export const storedCart = {
  revision: 9,
  cartItems: [
    {
      id: 1101,
      sku: 'KG-1101-KR-EGET',
      parentSku: 'KG-1101',
      name: 'Duschdörr Unden',
      qty: 2,
      product_type: 'configurable',
      tax_class_id: 2,
      image: '/duschdorr-unden.webp',
      url_path: 'duschdorrar/duschdorr-unden',
      slug: 'duschdorr-unden-1101',
      price: 4815.2,
      price_tax: 1203.8,
      price_incl_tax: 6019,
      original_price: 4815.2,
      original_price_incl_tax: 6019,
      special_price: 0,
      product_option: {
        extension_attributes: {
          configurable_item_options: [
            { option_id: '93', option_value: '5512' },
            { option_id: '142', option_value: '6199' },
          ],
          custom_options: [
            { option_id: '901', option_value: '893' },
            { option_id: '903', option_value: '2010' },
          ],
        },
      },
      options: [
        { label: 'Profil', value: 'Krom' },
        { label: 'Bredd', value: '893 mm' },
      ],
      made_to_measure: {
        measures: { width: 893, height: 2010 },
        profile: 'chrome',
        breakdown: { glass: 206_400, edge: 39_000, profile: 309_000, fee: 47_500, total: 601_900 },
      },
      key: '["KG-1101-KR-EGET",[["901","893"],["903","2010"]],[]]',
      checksum: 'b0b6d6b8f9f7f5c2c3cbe1b5',
      prev_qty: 1,
      unconfirmed: true,
      server_item_id: 'line-17',
      server_cart_id: 'cart-4',
    },
    {
      id: 610,
      sku: 'MIR-60-RUND',
      parentSku: 'MIR-60-RUND',
      name: 'Rund spegel 60 cm',
      qty: 1,
      product_type: 'simple',
      price_incl_tax: 1495,
      original_price_incl_tax: 1495,
      product_option: { extension_attributes: {} },
      options: [],
      key: 'MIR-60-RUND',
      checksum: '570d4f31c0bd96b649097e729bf5547d1cdcc2c53ff83717b42880b5',
      prev_qty: 1,
      unconfirmed: false,
      totals: { item_id: 'line-18', qty: 1, row_total_incl_tax: 1495, discount_amount: 0 },
    },
  ],
  tombstones: [{ key: 'MIR-80', sku: 'MIR-80', server_item_id: 'line-16' }],
  cartServerToken: 'cart-4',
  cartItemsHash: 'a9a9078ea2f6bf1d',
  cartServerLastSyncDate: 1_795_161_600_000,
  cartServerLastTotalsSyncDate: 1_795_161_600_001,
  platformTotals: {
    grand_total: 13_538,
    tax_amount: 2707.6,
    total_segments: [{ code: 'grand_total', title: 'Totalt', value: 13_538 }],
  },
  platformTotalsBasis: 'basis',
  shippingMethods: [
    {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      method_title: 'Bud, inburet',
      amount: 4,
      price_incl_tax: 5,
      default: true,
      is_server_method: true,
    },
  ],
  paymentMethods: [{ code: 'cashondelivery', title: 'Betalning vid leverans', is_server_method: true }],
  shipping: { carrier_code: 'flatrate', method_code: 'flatrate' },
  payment: 'cashondelivery',
  connectBypassCount: 1,
  device: 'd41d8cd98f00b204',
  run: 12,
  confirming: { order_id: '1795161600000-3f', lines: [{ key: 'MIR-60-RUND', qty: 1 }] },
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

const storedAddress = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  country: 'SE',
  streetAddress: 'Storgatan 1',
  apartmentNumber: '',
  city: 'Stockholm',
  state: '',
  region_id: 0,
  zipCode: '111 22',
  phoneNumber: '070-123 45 67',
}

export const storedDetails = {
  personalDetails: { firstName: 'Åsa', lastName: 'Öberg', emailAddress: 'asa@example.se', createAccount: false },
  shippingDetails: { ...storedAddress, shippingMethod: 'flatrate' },
  paymentDetails: {
    ...storedAddress,
    company: '',
    taxId: '',
    paymentMethod: 'cashondelivery',
    paymentMethodAdditional: {},
    sendToShippingAddress: true,
    generateInvoice: false,
  },
}

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

export const storedProduct = {
  id: 610,
  sku: 'MIR-60-RUND',
  name: 'Rund spegel 60 cm',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  qty: 1,
  price: 1196,
  price_incl_tax: 1495,
  image: '/rund-spegel.webp',
  url_path: 'speglar/rund-spegel-60',
  slug: 'rund-spegel-60-610',
  category_ids: ['35'],
}

export const storedSession = {
  revision: 3,
  token: 'eyJhbGciOi',
  refreshToken: 'f00d',
  groupToken: 'eyJhbGciOj',
  groupId: 1,
  leaving: null,
  current: {
    id: 7,
    group_id: 1,
    email: 'asa@example.se',
    firstname: 'Åsa',
    lastname: 'Öberg',
    addresses: [],
    created_at: '2026-11-20 08:00:00',
  },
}

export const storedNewsletter = { isSubscribed: true, email: 'asa@example.se' }

export const storedClaim = {
  code: 'newsletter-coupon',
  created_at: '2026-11-20T09:00:00.000Z',
  value: 'VALKOMMEN10',
  description: 'newsletter',
}
