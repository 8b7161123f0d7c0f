import type { Json } from '../story'

/** Marked plainly, for a shop whose orders are read by people. */
const PERSON = { firstname: 'Hostcheck', lastname: 'Testorder' }
const PLACE = { city: 'Teststad', postcode: '11122' }

/** The forms of the checkout, before anything is typed: `undefined` in a list becomes null in JSON. */
export const emptyShippingAddress: Json = {
  region: '',
  region_id: 0,
  country_id: '{{country}}',
  street: [null, null],
  postcode: '',
  city: '',
  region_code: '',
}

export const shippingInformation: Json = {
  addressInformation: {
    shippingAddress: { countryId: '{{country}}', ...PERSON, ...PLACE, street: ['Provgatan'] },
    billingAddress: { ...PERSON, ...PLACE, street: ['Provgatan'], countryId: '{{country}}' },
    shippingCarrierCode: '{{shipping.carrier_code}}',
    shippingMethodCode: '{{shipping.method_code}}',
  },
}

const orderAddress = {
  region: '',
  region_id: 0,
  country_id: '{{country}}',
  street: ['Provgatan', '1'],
  telephone: '0701234567',
  ...PLACE,
  ...PERSON,
  region_code: '',
}

/** The addresses and methods of an order. A guest who wants no invoice has neither company nor VAT number. */
export const orderInformation = (email: string): Json => ({
  billingAddress: { ...orderAddress, company: '', email, vat_id: '' },
  shipping_method_code: '{{shipping.method_code}}',
  shipping_carrier_code: '{{shipping.carrier_code}}',
  payment_method_code: '{{payment.code}}',
  payment_method_additional: {},
  shippingAddress: { ...orderAddress, company: '', email },
})

/** An address of the account, as the form of the shipping address sends it. */
export const accountAddress: Json = {
  ...PERSON,
  street: ['Provgatan', '1'],
  city: PLACE.city,
  country_id: '{{country}}',
  postcode: PLACE.postcode,
  telephone: '0701234567',
  default_shipping: true,
}

/** The company of the profile form, with an empty house number field filled and no region. */
export const companyAddress: Json = {
  ...PERSON,
  company: 'Hostcheck AB',
  street: ['Provgatan', '2'],
  city: PLACE.city,
  country_id: '{{country}}',
  postcode: PLACE.postcode,
  vat_id: 'SE556000000001',
  telephone: '0701234567',
  default_billing: true,
}

export const person = PERSON
