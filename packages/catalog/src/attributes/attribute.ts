import type { OptionId } from '../document/option-id'
import type { AttributeMetadata } from '../document/product'

/** Attribute document (contract §3.6). */
export interface Attribute {
  readonly attribute_id: number
  readonly attribute_code: string
  readonly frontend_input?: string
  readonly frontend_label: string
  readonly default_frontend_label?: string
  readonly is_user_defined?: unknown
  readonly is_visible?: unknown
  readonly is_visible_on_front?: unknown
  readonly is_comparable?: unknown
  readonly position?: number
  readonly options: readonly AttributeOption[]
}

interface AttributeOption {
  readonly value: OptionId
  readonly label: string
}

/** The document, or the extract of it that products and search answers carry. */
export type AttributeSource = Attribute | AttributeMetadata

export function findAttribute(attributes: readonly AttributeSource[], idOrCode: OptionId): AttributeSource | undefined {
  const wanted = String(idOrCode)
  return attributes.find(
    ({ attribute_id, attribute_code }) => String(attribute_id) === wanted || attribute_code === wanted,
  )
}

/** The label of one option value; `undefined` for a blank label or an empty value. */
export function attributeLabel(attribute: AttributeSource, id: OptionId): string | undefined {
  const label = attribute.options?.find(({ value }) => value !== '' && String(value) === String(id))?.label.trim()
  return label === '' ? undefined : label
}

export function attributeTitle(attribute: AttributeSource): string {
  return attribute.frontend_label || attribute.default_frontend_label || attribute.attribute_code
}
