import { defineEndpoints } from '../endpoint'

/**
 * The calls about one shopper: account, newsletter, cart, orders, reviews (contract §§4–6, 9, 13.1), withdrawals
 * (decisions.md 25), the contact form (contract §13.4).
 */
export const shopEndpoints = defineEndpoints({
  login: { methods: ['POST'], path: '/api/user/login', auth: 'none', holdsTokens: true },
  refresh: { methods: ['POST'], path: '/api/user/refresh', auth: 'none', holdsTokens: true },
  logout: { methods: ['POST'], path: '/api/user/logout', auth: 'token', changes: true },
  createUser: { methods: ['POST'], path: '/api/user/create', auth: 'none', changes: true },
  resetPassword: { methods: ['POST'], path: '/api/user/reset-password', auth: 'none', changes: true },
  legacyResetPassword: { methods: ['POST'], path: '/api/user/resetPassword', auth: 'none', changes: true },
  createPassword: {
    methods: ['POST'],
    path: '/api/user/create-password',
    auth: 'none',
    changes: true,
    errorMessage: true,
  },
  changePassword: {
    methods: ['POST'],
    path: '/api/user/change-password',
    auth: 'customer',
    changes: true,
    errorMessage: true,
  },
  legacyChangePassword: {
    methods: ['POST'],
    path: '/api/user/changePassword',
    auth: 'customer',
    changes: true,
    errorMessage: true,
  },
  me: { methods: ['GET'], path: '/api/user/me', auth: 'customer' },
  updateMe: {
    methods: ['POST'],
    path: '/api/user/me',
    auth: 'customer',
    changes: true,
    holdsTokens: true,
    errorMessage: true,
  },
  orderHistory: { methods: ['GET'], path: '/api/user/order-history', auth: 'customer' },

  // Additions to the contract: the data, logins and passkeys of an account, and its deletion.
  accountReviews: { methods: ['GET'], path: '/api/ext/account/reviews', auth: 'customer' },
  accountData: { methods: ['GET'], path: '/api/ext/account/data', auth: 'customer' },
  accountLogins: { methods: ['GET'], path: '/api/ext/account/logins', auth: 'customer' },
  endLogins: { methods: ['POST'], path: '/api/ext/account/logins/end', auth: 'customer', changes: true },
  passkeys: { methods: ['GET'], path: '/api/ext/account/passkeys', auth: 'customer' },
  passkeyOptions: { methods: ['POST'], path: '/api/ext/account/passkeys/options', auth: 'customer' },
  addPasskey: { methods: ['POST'], path: '/api/ext/account/passkeys', auth: 'customer', changes: true },
  removePasskey: { methods: ['POST'], path: '/api/ext/account/passkeys/remove', auth: 'customer', changes: true },
  passkeyLoginOptions: { methods: ['POST'], path: '/api/ext/passkey-login/options', auth: 'none' },
  passkeyLogin: { methods: ['POST'], path: '/api/ext/passkey-login', auth: 'none', holdsTokens: true },
  deleteAccount: { methods: ['POST'], path: '/api/ext/account/delete', auth: 'customer', changes: true },

  newsletterStatus: { methods: ['GET'], path: '/api/ext/mailchimp-subscribe/subscribe', auth: 'none' },
  subscribeNewsletter: {
    methods: ['POST'],
    path: '/api/ext/mailchimp-subscribe/subscribe',
    auth: 'none',
    changes: true,
  },
  // Only the owner of the address leaves at once (decisions.md 45).
  unsubscribeNewsletter: {
    methods: ['DELETE'],
    path: '/api/ext/mailchimp-subscribe/subscribe',
    auth: 'token',
    changes: true,
  },

  mailToken: { methods: ['GET'], path: '/api/ext/mail-service/get-token', auth: 'none' },
  sendMail: { methods: ['POST'], path: '/api/ext/mail-service/send-email', auth: 'token', changes: true },

  // Additions to the contract: links in mails, and a mail when a sold-out piece is back.
  mailLink: { methods: ['GET'], path: '/api/ext/mail-link', auth: 'none' },
  followMailLink: { methods: ['POST'], path: '/api/ext/mail-link', auth: 'none', changes: true },
  askForStock: { methods: ['POST'], path: '/api/ext/stock-notice', auth: 'none', changes: true },

  // The id of a guest's cart gives access to it, so it counts as a token. A customer always gets the same cart.
  cartCreate: { methods: ['POST'], path: '/api/cart/create', auth: 'token', changes: true, holdsTokens: true },
  cartPull: { methods: ['GET'], path: '/api/cart/pull', auth: 'token', cart: true },
  cartUpdate: { methods: ['POST'], path: '/api/cart/update', auth: 'token', cart: true, changes: true },
  cartDelete: { methods: ['POST'], path: '/api/cart/delete', auth: 'token', cart: true, changes: true },
  cartTotals: { methods: ['GET'], path: '/api/cart/totals', auth: 'token', cart: true },
  cartPaymentMethods: { methods: ['GET'], path: '/api/cart/payment-methods', auth: 'token', cart: true },
  cartShippingMethods: { methods: ['POST'], path: '/api/cart/shipping-methods', auth: 'token', cart: true },
  cartShippingInformation: {
    methods: ['POST'],
    path: '/api/cart/shipping-information',
    auth: 'token',
    cart: true,
    changes: true,
  },
  cartCollectTotals: { methods: ['POST'], path: '/api/cart/collect-totals', auth: 'token', cart: true, changes: true },
  cartApplyCoupon: { methods: ['POST'], path: '/api/cart/apply-coupon', auth: 'token', cart: true, changes: true },
  cartDeleteCoupon: { methods: ['POST'], path: '/api/cart/delete-coupon', auth: 'token', cart: true, changes: true },
  cartCoupon: { methods: ['GET'], path: '/api/cart/coupon', auth: 'token', cart: true },

  // Pictures are an addition to the contract: a form instead of JSON.
  createReview: { methods: ['POST'], path: '/api/review/create', auth: 'token', changes: true, files: true },

  order: { methods: ['POST'], path: '/api/order', auth: 'token', changes: true },
  syncedOrder: { methods: ['GET'], path: '/api/sync/order/:order_id', auth: 'none' },
  abandonOrder: { methods: ['DELETE'], path: '/api/sync/order/:order_id', auth: 'none', changes: true },
  placedOrder: { methods: ['GET'], path: '/api/ext/orders/order', auth: 'token' },

  download: { methods: ['GET'], path: '/api/ext/download', auth: 'none' },

  contactForm: { methods: ['POST'], path: '/api/ext/contact-form/send', auth: 'token', changes: true, files: true },

  withdraw: { methods: ['POST'], path: '/api/ext/withdrawal', auth: 'token', changes: true },
  withdrawalCode: { methods: ['POST'], path: '/api/ext/withdrawal/code', auth: 'none', changes: true },
  withdrawalOrder: { methods: ['POST'], path: '/api/ext/withdrawal/order', auth: 'token' },
})

export type ShopEndpoint = keyof typeof shopEndpoints
