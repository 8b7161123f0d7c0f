import { assert, constant, integer, property, record, shuffledSubarray, string, tuple, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineKey } from './line-key'

const withOptions = (custom_options: unknown, bundle_options: unknown = []) =>
  lineKey({ sku: 'MIR-60', product_option: { extension_attributes: { custom_options, bundle_options } as never } })

describe('lineKey', () => {
  it('is the sku where nothing but the variant was chosen', () => {
    const product_option = {
      extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '5401' }] },
    }
    expect(lineKey({ sku: 'SHW-ALPHA-80-KLAR', product_option })).toBe('SHW-ALPHA-80-KLAR')
    expect(lineKey({ sku: 'SHW-ALPHA-80-KLAR' })).toBe('SHW-ALPHA-80-KLAR')
    expect(lineKey({ sku: 'SHW-ALPHA-80-KLAR', product_option: null })).toBe('SHW-ALPHA-80-KLAR')
  })

  it('tells lines with other measures, texts or bundle parts apart', () => {
    const keys = [
      withOptions([{ option_id: '901', option_value: '874' }]),
      withOptions([{ option_id: '901', option_value: '875' }]),
      withOptions([{ option_id: '902', option_value: '874' }]),
      withOptions([], [{ option_id: 11, option_qty: 1, option_selections: [31] }]),
      withOptions([], [{ option_id: 11, option_qty: 2, option_selections: [31] }]),
      withOptions([]),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('does not see how the options were written: order, numbers, maps, empty values', () => {
    const written = withOptions([
      { option_id: '9', option_value: '82' },
      { option_id: '21', option_value: 'x' },
    ])
    expect(
      withOptions([
        { option_id: 21, option_value: 'x' },
        { option_id: 9, option_value: 82 },
      ]),
    ).toBe(written)
    expect(withOptions({ 21: { option_id: 21, option_value: 'x' }, 9: { option_id: 9, option_value: '82' } })).toBe(
      written,
    )
    expect(
      withOptions([
        { option_id: 21, option_value: 'x' },
        { option_id: 9, option_value: 82 },
        { option_id: 4, option_value: '' },
      ]),
    ).toBe(written)
    expect(withOptions([], [{ option_id: 11, option_qty: 1, option_selections: [9, 31] }])).toBe(
      withOptions([], { 11: { option_id: '11', option_qty: '1', option_selections: ['31', '9'] } }),
    )
  })

  it('is the same for every order of the same choices', () => {
    const choices = uniqueArray(
      record({ option_id: integer({ min: 1, max: 5000 }), option_value: string({ minLength: 1 }) }),
      { selector: (choice) => choice.option_id },
    )
    assert(
      property(
        choices.chain((list) => tuple(constant(list), shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(withOptions(shuffled)).toBe(withOptions(list))
        },
      ),
    )
  })

  it('never mistakes a sku for a line with options', () => {
    const key = withOptions([{ option_id: '1', option_value: 'a' }])
    expect(lineKey({ sku: key })).not.toBe(key)
  })
})
