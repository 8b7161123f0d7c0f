import { EMPTY_CART, newLine, type CartDocument, type CartItem } from '@vitrin/cart-sync'
import {
  withDefaults,
  hasFields,
  isCount,
  isObject,
  isBoolean,
  isListOf,
  isNonEmptyString,
  isNumber,
  isString,
  invalidFields,
  nullOr,
  type Check,
  type Checked,
  type Fields,
  type Guard,
  type Guards,
} from './check'

const CART: Guards<CartDocument> = {
  revision: isCount,
  cartItems: Array.isArray,
  tombstones: isListOf(hasFields({ key: isNonEmptyString, sku: isNonEmptyString })),
  owner: isNonEmptyString,
  cartServerToken: nullOr(isNonEmptyString),
  cartItemsHash: nullOr(isString),
  cartServerLastSyncDate: isNumber,
  cartServerLastTotalsSyncDate: isNumber,
  platformTotals: nullOr(hasFields({ grand_total: isNumber, tax_amount: isNumber })),
  platformTotalsBasis: nullOr(isString),
  shippingMethods: isListOf(
    hasFields({
      carrier_code: isString,
      method_code: isString,
      method_title: isString,
      amount: isNumber,
      price_incl_tax: isNumber,
    }),
  ),
  paymentMethods: isListOf(hasFields({ code: isNonEmptyString, title: isString })),
  shipping: nullOr(hasFields({ carrier_code: isString, method_code: isString })),
  payment: nullOr(isString),
  connectBypassCount: isCount,
  device: isString,
  run: isCount,
  confirming: nullOr(
    hasFields({ order_id: isNonEmptyString, lines: isListOf(hasFields({ key: isNonEmptyString, qty: isNumber })) }),
  ),
  returned: isListOf(isNonEmptyString),
  coupon_to_reapply: nullOr(hasFields({ code: isNonEmptyString, from: nullOr(isNonEmptyString) })),
  parked: (carts) => isObject(carts) && Object.values(carts).every(isParked),
}

const isChoice: Guard = (choice) =>
  isObject(choice) && (choice['option_selections'] === undefined || Array.isArray(choice['option_selections']))
const isChoices: Guard = (choices) =>
  typeof choices === 'object' && choices !== null && Object.values(choices).every(isChoice)

/** The fields that every line needs. */
const PIECE = {
  sku: isNonEmptyString,
  name: isString,
  product_type: isNonEmptyString,
  qty: (qty: unknown) => isCount(qty) && qty !== 0,
  product_option: hasFields({
    extension_attributes: (lists) => isObject(lists) && Object.values(lists).every(isChoices),
  }),
}

const REST = {
  key: isNonEmptyString,
  checksum: isString,
  prev_qty: isCount,
  unconfirmed: isBoolean,
  parentSku: isString,
  options: isListOf(hasFields({ label: isString, value: isString })),
}

/** A parked cart with an invalid field is set aside whole. */
function isParked(cart: unknown): boolean {
  const guards = {
    tombstones: CART.tombstones,
    cartItemsHash: CART.cartItemsHash,
    coupon_to_reapply: CART.coupon_to_reapply,
  }
  return (
    isObject(cart) &&
    invalidFields(guards, cart).length === 0 &&
    Array.isArray(cart['cartItems']) &&
    cart['cartItems'].every((line) => checkLine(line).faults.length === 0)
  )
}

/** The cart without lines that cannot be shown or ordered; the next sync restores those that the host has. */
export const checkCart: Check<CartDocument> = (stored) => {
  const { doc, faults } = withDefaults(EMPTY_CART, CART, stored)
  const lines = doc.cartItems.map(checkLine)
  return {
    doc: { ...doc, cartItems: lines.flatMap(({ doc: line }) => line ?? []) },
    faults: [...faults, ...lines.flatMap((line, index) => line.faults.map((fault) => `cartItems[${index}].${fault}`))],
  }
}

function checkLine(stored: unknown): Checked<CartItem | undefined> {
  if (!isObject(stored)) return { doc: undefined, faults: ['no line'] }
  const piece: Fields = {
    parentSku: stored['sku'],
    options: [],
    product_option: { extension_attributes: {} },
    ...stored,
  }
  const lacking = invalidFields(PIECE, piece)
  if (lacking.length > 0) return { doc: undefined, faults: lacking }
  // Fields that an older version did not store are derived.
  const draft = piece as unknown as CartItem
  const line = { ...newLine(draft, draft.qty), ...piece }
  const faults = invalidFields(REST, line)
  return { doc: faults.length > 0 ? undefined : line, faults }
}
