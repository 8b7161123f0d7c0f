import { EMPTY_CART, newLine, type CartDocument, type CartItem } from '@vitrin/cart-sync'
import {
  fitted,
  hasFields,
  isCount,
  isFields,
  isFlag,
  isListOf,
  isName,
  isNumber,
  isText,
  misfits,
  orNull,
  type Check,
  type Checked,
  type Fields,
  type Kind,
  type Kinds,
} from './check'

const CART: Kinds<CartDocument> = {
  revision: isCount,
  cartItems: Array.isArray,
  tombstones: isListOf(hasFields({ key: isName, sku: isName })),
  owner: isName,
  cartServerToken: orNull(isName),
  cartItemsHash: orNull(isText),
  cartServerLastSyncDate: isNumber,
  cartServerLastTotalsSyncDate: isNumber,
  platformTotals: orNull(hasFields({ grand_total: isNumber, tax_amount: isNumber })),
  platformTotalsBasis: orNull(isText),
  shippingMethods: isListOf(
    hasFields({
      carrier_code: isText,
      method_code: isText,
      method_title: isText,
      amount: isNumber,
      price_incl_tax: isNumber,
    }),
  ),
  paymentMethods: isListOf(hasFields({ code: isName, title: isText })),
  shipping: orNull(hasFields({ carrier_code: isText, method_code: isText })),
  payment: orNull(isText),
  connectBypassCount: isCount,
  device: isText,
  run: isCount,
  confirming: orNull(hasFields({ order_id: isName, lines: isListOf(hasFields({ key: isName, qty: isNumber })) })),
  returned: isListOf(isName),
  coupon_to_reapply: orNull(hasFields({ code: isName, from: orNull(isName) })),
  parked: (carts) => isFields(carts) && Object.values(carts).every(isParked),
}

const isChoice: Kind = (choice) =>
  isFields(choice) && (choice['option_selections'] === undefined || Array.isArray(choice['option_selections']))
const isChoices: Kind = (choices) =>
  typeof choices === 'object' && choices !== null && Object.values(choices).every(isChoice)

/** What no line can do without. */
const PIECE = {
  sku: isName,
  name: isText,
  product_type: isName,
  qty: (qty: unknown) => isCount(qty) && qty !== 0,
  product_option: hasFields({
    extension_attributes: (lists) => isFields(lists) && Object.values(lists).every(isChoices),
  }),
}

const REST = {
  key: isName,
  checksum: isText,
  prev_qty: isCount,
  unconfirmed: isFlag,
  parentSku: isText,
  options: isListOf(hasFields({ label: isText, value: isText })),
}

/** The carts of other accounts are kept whole or, with a fault, set aside with the rest. */
function isParked(cart: unknown): boolean {
  const kinds = {
    tombstones: CART.tombstones,
    cartItemsHash: CART.cartItemsHash,
    coupon_to_reapply: CART.coupon_to_reapply,
  }
  return (
    isFields(cart) &&
    misfits(kinds, cart).length === 0 &&
    Array.isArray(cart['cartItems']) &&
    cart['cartItems'].every((line) => checkLine(line).faults.length === 0)
  )
}

/** The cart without the lines that nobody could show or order; the host gives back those that it has. */
export const checkCart: Check<CartDocument> = (stored) => {
  const { doc, faults } = fitted(EMPTY_CART, CART, stored)
  const lines = doc.cartItems.map(checkLine)
  return {
    doc: { ...doc, cartItems: lines.flatMap(({ doc: line }) => line ?? []) },
    faults: [...faults, ...lines.flatMap((line, index) => line.faults.map((fault) => `cartItems[${index}].${fault}`))],
  }
}

function checkLine(stored: unknown): Checked<CartItem | undefined> {
  if (!isFields(stored)) return { doc: undefined, faults: ['no line'] }
  const piece: Fields = {
    parentSku: stored['sku'],
    options: [],
    product_option: { extension_attributes: {} },
    ...stored,
  }
  const lacking = misfits(PIECE, piece)
  if (lacking.length > 0) return { doc: undefined, faults: lacking }
  // What an older version did not write is derived.
  const draft = piece as unknown as CartItem
  const line = { ...newLine(draft, draft.qty), ...piece }
  const faults = misfits(REST, line)
  return { doc: faults.length > 0 ? undefined : line, faults }
}
