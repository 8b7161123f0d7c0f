import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { QuantityRejection } from './rejections'

/** R5.06: parsed as an integer. R5.17: above 0, and not above the most that may be bought. */
export function parseQuantity(input: number | string, maximum?: number): Outcome<number, QuantityRejection> {
  const text = String(input).trim()
  if (text === '') return reject({ code: 'field-required' })
  if (!/^[+-]?\d+$/.test(text)) return reject({ code: 'quantity-not-integer' })
  const qty = Number.parseInt(text, 10)
  if (qty <= 0) return reject({ code: 'quantity-not-above-0' })
  if (maximum !== undefined && qty > maximum) return reject({ code: 'quantity-above-maximum', quantity: maximum })
  return accept(qty)
}
