import { defineRequests } from '../request-table'
import { applyCouponQuery, cartDeleteBody, cartQuery, cartUpdateBody, collectTotalsBody, shippingInformationBody, shippingMethodsBody } from './cart'
import { orderBody, placedOrderQuery, syncedOrderPath } from './order'
import { createReviewBody } from './review'
import {
  changePasswordBody,
  createPasswordBody,
  createUserBody,
  loginBody,
  logoutBody,
  orderHistoryQuery,
  refreshBody,
  resetPasswordBody,
  updateMeBody,
} from './user'
import { withdrawalBody, withdrawalCodeBody, withdrawalOrderBody } from './withdrawal'

export const shopRequests = defineRequests({
  login: { body: loginBody },
  refresh: { body: refreshBody },
  logout: { body: logoutBody },
  createUser: { body: createUserBody },
  resetPassword: { body: resetPasswordBody },
  legacyResetPassword: { body: resetPasswordBody },
  createPassword: { body: createPasswordBody },
  changePassword: { body: changePasswordBody },
  legacyChangePassword: { body: changePasswordBody },
  me: {},
  updateMe: { body: updateMeBody },
  orderHistory: { query: orderHistoryQuery },
  cartCreate: {},
  cartPull: { query: cartQuery },
  cartUpdate: { query: cartQuery, body: cartUpdateBody },
  cartDelete: { query: cartQuery, body: cartDeleteBody },
  cartTotals: { query: cartQuery },
  cartPaymentMethods: { query: cartQuery },
  cartShippingMethods: { query: cartQuery, body: shippingMethodsBody },
  cartShippingInformation: { query: cartQuery, body: shippingInformationBody },
  cartCollectTotals: { query: cartQuery, body: collectTotalsBody },
  cartApplyCoupon: { query: applyCouponQuery },
  cartDeleteCoupon: { query: cartQuery },
  cartCoupon: { query: cartQuery },
  createReview: { body: createReviewBody },
  order: { body: orderBody },
  syncedOrder: { path: syncedOrderPath },
  placedOrder: { query: placedOrderQuery },
  withdraw: { body: withdrawalBody },
  withdrawalCode: { body: withdrawalCodeBody },
  withdrawalOrder: { body: withdrawalOrderBody },
})
