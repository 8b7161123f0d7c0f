import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { listed, type LooseProductOption } from './product-option'

/** Contract §15.4: kept on the line for hosts that read it; lines are compared by `lineKey` only (decisions.md 8). */
export function checksum(product_option: LooseProductOption | null | undefined): string {
  return sha3(JSON.stringify(numbersToStrings(checked(product_option))))
}

function checked(product_option: LooseProductOption | null | undefined): unknown {
  if (!product_option) return null
  const chosen = product_option.extension_attributes
  const lists = [
    listed(chosen?.bundle_options),
    listed(chosen?.custom_options),
    listed(chosen?.configurable_item_options),
  ]
  return lists.find((list) => list.length > 0) ?? product_option
}

function numbersToStrings(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersToStrings)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbersToStrings(inner)]))
}

export function sha3(text: string): string {
  return bytesToHex(sha3_224(utf8ToBytes(text)))
}
