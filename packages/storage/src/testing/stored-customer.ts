/**
 * Documents as the shop wrote them in November 2026, in every version of its database until then. They do not follow
 * the code: what was stored must stay readable.
 */
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
