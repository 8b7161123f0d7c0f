import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing'
import type { AttributeSource } from '../attributes/attribute'
import { compareAttributes } from './compare-attributes'

const extract = (...options: readonly (readonly [value: number, label: string])[]): AttributeSource => ({
  attribute_id: 71,
  attribute_code: 'hinge_type',
  frontend_label: 'Gångjärn',
  is_comparable: true,
  options: options.map(([value, label]) => ({ value, label })),
})

const withHinges = (hinge_type: unknown) => Object.assign(aProduct(), { hinge_type })

describe('compared attributes of several values', () => {
  it('show labels, also of options that only the extract of another product has', () => {
    const [row] = compareAttributes(
      [withHinges('7106,7204'), withHinges([7106])],
      [extract([7106, 'Lyft']), extract([7204, 'Fast'], [7106, 'Lyft'])],
    )
    expect(row?.values).toEqual(['Lyft, Fast', 'Lyft'])
  })

  it('leave out the id of an option that has no label', () => {
    const [row] = compareAttributes([withHinges([7106, 7299])], [extract([7106, 'Lyft'])])
    expect(row?.values).toEqual(['Lyft'])
  })
})
