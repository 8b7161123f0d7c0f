/** Requests as a client makes them. */

interface OptionChoice {
  readonly option_id: string
  readonly option_value: string
}

const customOptions = (choices: Readonly<Record<number, string | number>>): readonly OptionChoice[] =>
  Object.entries(choices).map(([option_id, option_value]) => ({ option_id, option_value: String(option_value) }))

const withOptions = (sku: string, choices: Readonly<Record<number, string | number>>) => ({
  sku,
  qty: 1,
  product_option: { extension_attributes: { custom_options: customOptions(choices) } },
})

/** The door with own measures: width, height, glass and hinge side. */
export const ownDoor = (width: number, height: number, glass = 9041) =>
  withOptions('DOOR-OWN-BLACK', { 901: width, 903: height, 904: glass, 905: 9051 })

/** The door in a standard size. */
export const standardDoor = (sku = 'DOOR-80-BLACK', glass = 9041) => withOptions(sku, { 904: glass, 905: 9051 })

export const mirror = (led = 81, engraving = '') =>
  withOptions('MIRROR', engraving === '' ? { 21: led } : { 21: led, 22: engraving })

export const swedishAddress = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  city: 'Stockholm',
  postcode: '11122',
  country_id: 'SE',
  telephone: '0701234567',
  region: '',
  region_id: 0,
  region_code: '',
  company: '',
  email: 'asa@example.se',
}

/** The delivery of an order whose mails go to this address. */
export const deliveryTo = (email: string) => ({
  billingAddress: { ...swedishAddress, email, vat_id: '' },
  shippingAddress: { ...swedishAddress, email },
  shipping_method_code: 'flatrate',
  shipping_carrier_code: 'flatrate',
  payment_method_code: 'cashondelivery',
  payment_method_additional: {},
  shippingExtraFields: null,
})

/** An order with an address, a shipping method and a payment method. */
export const orderOf = (products: readonly object[], more: object = {}) => ({
  user_id: '',
  cart_id: '',
  store_code: 'sv',
  order_id: '1715340000000-1a2b3c4d',
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  transmited: true,
  products,
  addressInformation: deliveryTo(swedishAddress.email),
  ...more,
})
