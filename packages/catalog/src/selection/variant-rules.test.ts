import { describe, expect, it } from 'vitest'
import { aChild, aCorner, aSelection, COLORS, SIZES } from '../testing'
import { configure, valueLabel } from './configure'
import { selectVariant } from './select-variant'
import { variantOptions } from './variant-options'
import type { ProductSelection } from './product-selection'

describe('a variant', () => {
  const option = aCorner().configurable_options![0]!
  const own = {
    name: 'SILJAN B 80',
    visibility: 1,
    type_id: 'simple',
    url_path: 'x',
    url_key: 'x',
    slug: 'x',
    parentSku: 'x',
    parentId: 9,
    custom_attributes: [],
    small_image: 'no_selection',
    thumbnail: '',
  }
  const parent = { ...aSelection(aCorner()).source.product, small_image: '/small.webp', thumbnail: '/thumb.webp' }
  const child = aChild({ id: 1, sku: 'B', color: COLORS.black, ...own })

  it('takes neither name nor address of the product, and no picture that it does not have', () => {
    const { name, type_id, url_path, url_key, slug, visibility } = parent
    const expected = { sku: 'B', name, type_id, url_path, slug, visibility, parentSku: 'SILJAN', parentId: 501 }
    const configured = configure(parent, child)
    expect(configured).toMatchObject({ ...expected, small_image: '/small.webp', thumbnail: '/thumb.webp' })
    expect([configured.url_key, configured.custom_attributes]).toEqual([url_key, parent.custom_attributes])
  })

  it('of a variant keeps the first parent', () => {
    const again = configure(configure(parent, child), aChild({ id: 2, sku: 'C', color: COLORS.chrome }))
    expect([again.sku, again.parentSku, again.parentId]).toEqual(['C', 'SILJAN', 501])
  })

  it('has no value of an option that it lacks, and labels of the value or of nothing', () => {
    const { size: _, ...uncut } = aChild({ id: 3, sku: 'D', color: '77' })
    const { configuration, options } = configure(parent, uncut)
    expect([configuration, options]).toEqual([{ color: { attribute_code: 'color', id: '77', label: '' } }, []])
    const chrome = configure(parent, aChild({ id: 2, sku: 'C', color: COLORS.chrome }))
    expect(chrome.configuration?.['color']).toStrictEqual({ attribute_code: 'color', id: COLORS.chrome, label: '' })
    const named = { ...option, values: [{ value_index: 5512, default_label: 'Chrome' }] }
    expect(valueLabel(named, COLORS.chrome)).toBe('Chrome')
  })

  it('is found by its attributes, whatever else is asked for', () => {
    const found = (query: Parameters<typeof selectVariant>[1], more = {}) =>
      selectVariant(aCorner(), query, { listOutOfStock: true, match: 'every', fallback: false, ...more })?.sku
    expect([
      found({ sku: 'GONE', color: COLORS.black, size: SIZES.large }),
      found({ color: '', size: SIZES.large }),
      found({ color: [COLORS.black, '1'], size: SIZES.large }),
      found({ color: COLORS.chrome, size: SIZES.small }),
      found({}),
    ]).toEqual(['SILJAN-B-90', 'SILJAN-C-90', 'SILJAN-B-90', undefined, undefined])
  })

  it('is the first one where no variant has the picks', () => {
    const { source } = aSelection(aCorner())
    expect(source.configured({ color: COLORS.chrome, size: 'none' }).sku).toBe('SILJAN-B-80')
  })
})

describe('the values of a variant option', () => {
  const values = (selection: ProductSelection) =>
    variantOptions(selection.source.product, selection.choices.picks, []).map(({ code, label, values: of }) => [
      code,
      label,
      of.map(({ id, label: name, selected, available, stockState }) => [id, name, selected, available, stockState]),
    ])

  it('are not available beside picks that no variant has them with', () => {
    const [colors] = variantOptions(aCorner(), { color: COLORS.black, size: SIZES.small }, [])
    expect(colors?.values.map(({ id, available }) => [id, available])).toEqual([
      [COLORS.black, true],
      [COLORS.chrome, false],
    ])
  })

  it('are those that enabled variants have, each with its state beside the other picks', () => {
    const off = aChild({ id: 9, sku: 'OFF', color: '5519', size: SIZES.small, status: 2 })
    const corner = aCorner()
    const options = corner.configurable_options!.map((option) =>
      option.attribute_code === 'color'
        ? { ...option, values: [...option.values, { value_index: 5519, label: 'Vit' }] }
        : option,
    )
    const more = { configurable_options: options, configurable_children: [...corner.configurable_children!, off] }
    expect(values(aSelection({ ...corner, ...more }, { childSku: 'SILJAN-B-90' }))).toEqual([
      [
        'color',
        'Profil',
        [
          [COLORS.black, 'Mattsvart', true, true, 'ok'],
          [COLORS.chrome, '', false, true, 'out_of_stock'],
        ],
      ],
      [
        'size',
        'Storlek',
        [
          [SIZES.small, '80x80', false, true, 'ok'],
          [SIZES.large, '90x90', true, true, 'ok'],
          [SIZES.own, 'Egna mått', false, true, 'ok'],
        ],
      ],
    ])
  })
})
