import { describe, expect, it } from 'vitest'
import { checksum } from './checksum'

describe('checksum', () => {
  it('gives the golden values of the contract (§15.4)', () => {
    const chosen = (extension_attributes: object) => checksum({ extension_attributes })
    expect(checksum(null)).toBe('d766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44')
    expect(chosen({ configurable_item_options: [{ option_id: '93', option_value: '50' }] })).toBe(
      'ba3afbd6541c6c9b4ec37e1ba5392b3d6b95e34f8f3547cea9a1fd06',
    )
    expect(chosen({ configurable_item_options: [{ option_id: '93', option_value: 50 }] })).toBe(
      'ba3afbd6541c6c9b4ec37e1ba5392b3d6b95e34f8f3547cea9a1fd06',
    )
    expect(chosen({ bundle_options: { 11: { option_id: 11, option_qty: 1, option_selections: [31] } } })).toBe(
      'fa0b1e80f3573f63be0b3ace677d9ab43062ab4af08bcd8e07307495',
    )
    expect(chosen({ custom_options: [{ option_id: 21, option_value: '82' }] })).toBe(
      '1dd4eadb6d0d0bd161c1b6ccd3e7719e0d07a8b29855fbe8ea3251c1',
    )
    expect(chosen({ custom_options: [], bundle_options: [], configurable_item_options: [] })).toBe(
      '570d4f31c0bd96b649097e729bf5547d1cdcc2c53ff83717b42880b5',
    )
  })

  it('reads bundle options before custom ones, and those before the variant’s', () => {
    const bundle_options = [{ option_id: '11', option_qty: 1, option_selections: ['31'] }]
    const custom_options = [{ option_id: '21', option_value: '82' }]
    const configurable_item_options = [{ option_id: '93', option_value: '50' }]
    expect(checksum({ extension_attributes: { configurable_item_options, custom_options, bundle_options } })).toBe(
      checksum({ extension_attributes: { bundle_options } }),
    )
    expect(checksum({ extension_attributes: { configurable_item_options, custom_options } })).toBe(
      checksum({ extension_attributes: { custom_options } }),
    )
  })
})
