import { accept, reject, type Outcome } from './outcome'

/** R5.17: why a typed quantity cannot be taken. The theme writes the sentences. */
export type QuantityRejection =
  | { readonly code: 'field-required' }
  | { readonly code: 'quantity-not-integer' }
  | { readonly code: 'quantity-not-above-0' }
  | { readonly code: 'quantity-not-below'; readonly quantity: number }
  /** R5.19 */
  | { readonly code: 'quantity-above-maximum'; readonly quantity: number }

/** Below it, the total of a line is exact for every price. */
const LIMIT = 1_000_000

/** R5.06: parsed as an integer. R5.17: above 0, and not above the most that may be bought. */
export function parseQuantity(input: number | string, maximum?: number): Outcome<number, QuantityRejection> {
  const text = String(input).trim()
  if (text === '') return reject({ code: 'field-required' })
  if (!/^[+-]?\d+$/.test(text)) return reject({ code: 'quantity-not-integer' })
  const qty = Number(text)
  if (qty <= 0) return reject({ code: 'quantity-not-above-0' })
  if (maximum !== undefined && qty > maximum) return reject({ code: 'quantity-above-maximum', quantity: maximum })
  return qty < LIMIT ? accept(qty) : reject({ code: 'quantity-not-below', quantity: LIMIT })
}
