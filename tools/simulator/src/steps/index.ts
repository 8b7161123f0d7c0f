import { changeName, changePassword, register, signIn, signInAgain, signOut } from './account-steps'
import { forgeToken, guessPasswords, useStolenToken, writeInOthersNames } from './attacks-on-accounts'
import { guessCoupons, openCarts } from './attacks-on-carts'
import { bendOrder, floodOrders, guessOrders, repeatOrders } from './attacks-on-orders'
import { openTab, closeTab, goOffline, leave, reload, sleep } from './browser-steps'
import { add, edit, remove, setQuantity, undo } from './cart-steps'
import { chooseShipping, confirmOrder, enterCheckout, leaveCheckout, orderWithoutNetwork } from './checkout-steps'
import { editQuestion, takeQuestionBack, writeQuestion } from './contact-steps'
import { applyCoupon, removeCoupon } from './coupon-steps'
import { hostDies, loginsAreRevoked, noTokenIsGood, priceChanges, productRemoved, stockChanges } from './host-steps'
import { originalClientOrders } from './original-client-steps'
import { answerQuestion, cancelOrder, editOrder, putQuestionOff, retryTask } from './queue-steps'
import type { Step } from './step'

/** All actions of a history, without faults. */
export const STEPS: readonly Step[] = [
  add,
  setQuantity,
  edit,
  remove,
  undo,
  applyCoupon,
  removeCoupon,
  chooseShipping,
  enterCheckout,
  leaveCheckout,
  confirmOrder,
  orderWithoutNetwork,
  retryTask,
  answerQuestion,
  putQuestionOff,
  cancelOrder,
  editOrder,
  openTab,
  reload,
  leave,
  closeTab,
  goOffline,
  sleep,
  hostDies,
  priceChanges,
  stockChanges,
  productRemoved,
  signIn,
  signOut,
  register,
  changePassword,
  changeName,
  noTokenIsGood,
  loginsAreRevoked,
  originalClientOrders,
  writeQuestion,
  takeQuestionBack,
  editQuestion,
  signInAgain,
  guessPasswords,
  useStolenToken,
  forgeToken,
  writeInOthersNames,
  openCarts,
  guessCoupons,
  floodOrders,
  bendOrder,
  repeatOrders,
  guessOrders,
]
