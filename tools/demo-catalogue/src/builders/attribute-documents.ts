import type { Attribute } from '@vitrin/catalog'
import { finishes } from '../shop/finishes'
import { glasses } from '../shop/glasses'
import { OWN_MEASURES, sizes } from '../shop/sizes'
import { tradeAttributes } from '../shop/trade-attributes'

interface AttributeFacts {
  readonly id: number
  readonly code: string
  readonly label: string
  readonly english: string
  readonly input: 'select' | 'multiselect' | 'boolean' | 'text' | 'price'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly filterable?: true
  /** Listed on the product page and in the comparison. */
  readonly shown?: true
  /** Only in the comparison, because on the product page it is a choice. */
  readonly comparable?: true
}

const YES_NO = [
  { value: '1', label: 'Ja' },
  { value: '0', label: 'Nej' },
]

const choiceAttributes: readonly AttributeFacts[] = [
  {
    id: 93,
    code: 'color',
    label: 'Profil och beslag',
    english: 'Profile and fittings',
    input: 'select',
    options: Object.values(finishes),
    filterable: true,
    comparable: true,
  },
  {
    id: 94,
    code: 'glass',
    label: 'Glas',
    english: 'Glass',
    input: 'multiselect',
    options: Object.values(glasses),
    filterable: true,
    comparable: true,
  },
  {
    id: 142,
    code: 'size',
    label: 'Storlek',
    english: 'Size',
    input: 'select',
    options: [...Object.values(sizes), OWN_MEASURES],
    filterable: true,
    comparable: true,
  },
]

const shopAttributes: readonly AttributeFacts[] = [
  { id: 73, code: 'name', label: 'Namn', english: 'Name', input: 'text' },
  { id: 74, code: 'sku', label: 'Artikelnummer', english: 'SKU', input: 'text' },
  { id: 77, code: 'price', label: 'Pris', english: 'Price', input: 'price', filterable: true },
  {
    id: 145,
    code: 'erin_recommends',
    label: 'Vi rekommenderar',
    english: 'We recommend',
    input: 'boolean',
    options: YES_NO,
    filterable: true,
  },
  { id: 146, code: 'new', label: 'Nyhet', english: 'New', input: 'boolean', options: YES_NO, filterable: true },
  { id: 147, code: 'sale', label: 'Nedsatt', english: 'Sale', input: 'boolean', options: YES_NO, filterable: true },
]

const glassAttributes = Object.entries(tradeAttributes).map(([code, attribute]): AttributeFacts => ({
  id: attribute.id,
  code,
  label: attribute.label,
  english: attribute.english,
  input: 'options' in attribute ? 'select' : 'text',
  options: 'options' in attribute ? Object.values(attribute.options) : [],
  shown: true,
  ...('options' in attribute ? { filterable: true as const } : {}),
}))

/** Contract §3.6. */
export function attributeDocuments(): readonly (Attribute & { readonly id: number })[] {
  return [...choiceAttributes, ...shopAttributes, ...glassAttributes].map(document)
}

function document(facts: AttributeFacts, position: number): Attribute & { readonly id: number } {
  const { id, code, label, english, input, options = [], filterable = false, shown = false, comparable = shown } = facts
  const fields = {
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_input: input,
    frontend_label: label,
    default_frontend_label: english,
    entity_type_id: '4',
    is_user_defined: id > 80,
    is_visible: true,
    is_visible_on_front: shown ? '1' : '0',
    is_comparable: comparable ? '1' : '0',
    is_filterable: filterable,
    position,
    default_value: '',
    is_unique: code === 'sku' ? '1' : '0',
    backend_type: input === 'price' ? 'decimal' : input === 'text' ? 'varchar' : 'int',
    options: options.map((option) => ({ value: option.value, label: option.label })),
  }
  return fields
}
