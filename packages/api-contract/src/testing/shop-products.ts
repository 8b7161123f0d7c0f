import { CART_FIELDS_LEFT_OUT } from './stories/fields'

interface CustomOption {
  readonly option_id: number
  readonly type: string
  readonly is_require?: boolean
  readonly values?: readonly { readonly option_type_id: number }[]
}

interface Variant {
  readonly id?: number
  readonly sku: string
  readonly status?: number
  readonly stock?: { readonly is_in_stock?: boolean }
  readonly custom_attributes?: readonly { readonly attribute_code: string; readonly value: unknown }[] | null
  readonly [attribute: string]: unknown
}

export interface ProductDocument {
  readonly id: number
  readonly sku: string
  readonly price_incl_tax?: number
  readonly stock?: { readonly is_in_stock?: boolean }
  readonly url_path?: string | null
  readonly category_ids?: readonly (string | number)[]
  readonly custom_options?: readonly CustomOption[]
  readonly configurable_options?: readonly { readonly attribute_id: string | number; readonly attribute_code: string }[]
  readonly configurable_children?: readonly Variant[]
  readonly [field: string]: unknown
}

const LEFT_OUT = new Set(CART_FIELDS_LEFT_OUT)

const choices = (chosen: object) => ({
  extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [], ...chosen },
})
const inStock = ({ stock }: Pick<ProductDocument, 'stock'>) => stock?.is_in_stock !== false
const hasPrice = ({ price_incl_tax }: ProductDocument) => price_incl_tax !== undefined && price_incl_tax > 0

/** The whole item of the client's cart: the product's document and what the client adds to it. */
function cartItem(document: ProductDocument, more: object) {
  const kept = Object.entries(document).filter(([field]) => !LEFT_OUT.has(field))
  const added = { parentSku: document.sku, parentId: document.id, qty: 1, errors: {}, info: {}, options: [] }
  return { ...Object.fromEntries(kept), ...added, product_option: choices({}), ...more }
}

/** A product that can be bought without a choice. */
export function asCartItem(document: ProductDocument): object | undefined {
  const { custom_options = [], url_path } = document
  const isFree = custom_options.every(({ is_require }) => is_require !== true)
  return isFree && inStock(document) && hasPrice(document) && (url_path ?? '') !== ''
    ? cartItem(document, {})
    : undefined
}

/** A product with custom options, chosen as its form is before it is touched: by option id, null for no choice. */
export function chooseOptions(document: ProductDocument): object | undefined {
  const { custom_options = [] } = document
  if (custom_options.length === 0 || !inStock(document) || !hasPrice(document)) return undefined
  const chosen = custom_options.map((option) => [
    String(option.option_id),
    { option_id: option.option_id, option_value: firstValue(option) },
  ])
  return cartItem(document, { product_option: choices({ custom_options: Object.fromEntries(chosen) as object }) })
}

function firstValue({ type, is_require, values = [] }: CustomOption): string | null {
  if (type === 'field') return is_require === true ? 'Hostcheck' : ''
  const [first] = values
  return first && (type === 'radio' || is_require === true) ? String(first.option_type_id) : null
}

/** The first variant in stock, with its choices. */
export function chooseVariant(document: ProductDocument): object | undefined {
  const { configurable_options = [], configurable_children = [] } = document
  const variant = configurable_children.find((child) => child.status !== 2 && inStock(child))
  if (!variant || configurable_options.length === 0) return undefined
  const configurable_item_options = configurable_options.map(({ attribute_id, attribute_code }) => ({
    option_id: String(attribute_id),
    option_value: String(attributeOf(variant, attribute_code)),
  }))
  const ofVariant = Object.entries(variant).filter(([field]) => field !== 'name' && field !== 'visibility')
  const chosen = { product_option: choices({ configurable_item_options }), is_configured: true }
  return cartItem(document, { ...Object.fromEntries(ofVariant), ...chosen })
}

const attributeOf = (variant: Variant, code: string): unknown =>
  variant[code] ?? variant.custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value
