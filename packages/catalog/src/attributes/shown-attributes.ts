import { attributeLabel, attributeTitle, type AttributeSource } from './attribute'
import { optionIds } from '../document/option-id'

export interface ShownAttribute {
  readonly code: string
  readonly label: string
  readonly value: string
}

/** The attributes on a product page (contract §15.7): visible, user defined, shown in front, with a value; by id. */
export function shownAttributes(
  product: Readonly<Record<string, unknown>>,
  attributes: readonly AttributeSource[],
): readonly ShownAttribute[] {
  return attributes
    .filter(({ is_visible, is_user_defined, is_visible_on_front }) =>
      [is_visible, is_user_defined, is_visible_on_front].every(isOn),
    )
    .filter(
      ({ attribute_code }, index, shown) =>
        shown.findIndex((other) => other.attribute_code === attribute_code) === index,
    )
    .toSorted((a, b) => a.attribute_id - b.attribute_id)
    .flatMap((attribute) => {
      const value = attributeValue(product[attribute.attribute_code], attribute)
      return value === '' ? [] : [{ code: attribute.attribute_code, label: attributeTitle(attribute), value }]
    })
}

/**
 * The value for the shopper: labels of options, else the text or number; empty without a value. The number of an option
 * without a label says nothing to a shopper, so it is left out.
 */
export function attributeValue(value: unknown, attribute: AttributeSource): string {
  if (!attribute.options?.length) return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return optionIds(value)
    .flatMap((id) => attributeLabel(attribute, id) ?? (/^\d+$/.test(id) ? [] : id))
    .join(', ')
}

/** Flags arrive as `true`, `1` or `"1"` (contract §3). */
export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}
