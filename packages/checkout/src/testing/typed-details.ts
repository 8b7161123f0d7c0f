import { emptyDetails, type CheckoutDetails } from '../checkout-details'

export const noDetails = emptyDetails('SE')

const typedAddress = {
  firstName: ' Åsa ',
  lastName: ' Öberg ',
  streetAddress: ' Storgatan 1 ',
  apartmentNumber: ' lgh 1201 ',
  zipCode: ' 111 22 ',
  city: ' Stockholm ',
  state: 'Uppland',
  region_id: 7,
  phoneNumber: ' 070-123 45 67 ',
}

/** As a shopper types it: with blanks around it. */
export const typedDetails: CheckoutDetails = {
  personalDetails: {
    ...noDetails.personalDetails,
    firstName: ' Åsa ',
    lastName: ' Öberg ',
    emailAddress: ' Asa@Example.se ',
    password: ' eight letters ',
  },
  shippingDetails: { ...noDetails.shippingDetails, ...typedAddress },
  paymentDetails: {
    ...noDetails.paymentDetails,
    company: ' Glas AB ',
    taxId: ' 556016-0680 ',
    paymentMethod: 'invoice',
    paymentMethodAdditional: { note: 'x' },
  },
}

export const withPayment = (change: Partial<CheckoutDetails['paymentDetails']>): CheckoutDetails => ({
  ...typedDetails,
  paymentDetails: { ...typedDetails.paymentDetails, ...change },
})
