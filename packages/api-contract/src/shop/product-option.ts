import type { ProductOption } from '@vitrin/kernel'
import { z } from 'zod'

/** Ids are sent as numbers or strings and compared as strings (decisions.md 8). */
const id = z.union([z.string().min(1), z.number()]).transform(String)

/** A list, or the map by option id that older clients build while selecting (contract §5). */
function listOf<Entry extends z.ZodType>(entry: Entry) {
  const list = z.array(entry)
  return z.preprocess((value) => (isMap(value) ? Object.values(value) : (value ?? [])), list.max(100))
}

const optionValue = z
  .union([z.string().max(2000), z.number(), z.array(z.union([z.string(), z.number()]))])
  .transform((typed) => String(typed))
/** The original client sends null for an option that the shopper has not touched. */
const customOption = z.object({
  option_id: id,
  option_value: optionValue.nullish().transform((value) => value ?? ''),
})
const configurableItemOption = z.object({ option_id: id, option_value: id })
/** The platform's largest quantity of a product (contract §3.1). */
const MAX_PART_QTY = 10_000
const bundleOption = z.object({
  option_id: id,
  option_qty: z.int().min(1).max(MAX_PART_QTY).default(1),
  option_selections: z.preprocess(
    (selected) => (Array.isArray(selected) ? selected : [selected]),
    z.array(id).max(100),
  ),
})

const chosen = z.object({
  custom_options: listOf(customOption),
  configurable_item_options: listOf(configurableItemOption),
  bundle_options: listOf(bundleOption),
})

/** An absent, null or empty option means that nothing was chosen. */
const productOptionForms = z.union([
  z.null(),
  z.literal(''),
  z.array(z.never()),
  z.object({ extension_attributes: z.union([z.null(), z.array(z.never()), chosen]).optional() }),
])

/** A named type, so that TypeScript can write the declarations of the schemas that use it. */
export interface ProductOptionSchema extends z.ZodType<ProductOption | undefined> {}

export const productOption: ProductOptionSchema = productOptionForms.optional().transform((option) => {
  const extensions = option && !Array.isArray(option) ? option.extension_attributes : undefined
  if (!extensions || Array.isArray(extensions)) return undefined
  const { custom_options, configurable_item_options, bundle_options } = extensions
  const given = custom_options.filter(({ option_value }) => option_value !== '')
  if (given.length + configurable_item_options.length + bundle_options.length === 0) return undefined
  return {
    extension_attributes: {
      ...(given.length > 0 && { custom_options: given }),
      ...(configurable_item_options.length > 0 && { configurable_item_options }),
      ...(bundle_options.length > 0 && { bundle_options }),
    },
  }
})

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
