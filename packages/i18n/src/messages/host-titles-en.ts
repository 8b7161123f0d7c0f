/** The English titles that the API host writes into carts and orders; those of methods by their codes. */
export const hostTitles = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  // A coupon’s code follows a discount, the rate in percent follows a tax.
  discount: 'Discount',
  tax: 'VAT',
  grandTotal: 'To pay',
  carriers: { flatrate: 'Home delivery' },
  shippingMethods: { flatrate: 'Carried inside' },
  paymentMethods: { cashondelivery: 'Payment on delivery', banktransfer: 'Bank transfer' },
}

export type HostTitles = typeof hostTitles
