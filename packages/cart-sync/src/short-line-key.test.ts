import { describe, expect, it } from 'vitest'
import { lineKey } from './line-key'
import { shortLineKey } from './short-line-key'

const piece = (width: number) =>
  lineKey({
    sku: 'KG-1042-SV-EGET',
    product_option: {
      extension_attributes: { custom_options: [{ option_id: '901', option_value: String(width) }] },
    },
  })

describe('shortLineKey', () => {
  it('is short, fits an address, and differs between pieces that differ in a millimetre', () => {
    const widths = Array.from({ length: 500 }, (_, index) => 700 + index)
    const keys = widths.map((width) => shortLineKey(piece(width)))
    expect(new Set(keys).size).toBe(widths.length)
    for (const key of keys) expect(key).toMatch(/^[0-9a-z]{1,7}$/)
  })

  it('stays as it is in addresses that were shared before: 32 bits of FNV-1a', () => {
    expect(shortLineKey('a')).toBe((0xe40c292c).toString(36))
  })

  it('is the same each time, because a reload reads it back', () => {
    expect(shortLineKey(piece(874))).toBe(shortLineKey(piece(874)))
  })
})
