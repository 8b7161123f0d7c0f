import type { EntityType } from '@vitrin/catalog'
import { z } from 'zod'
import type { Fields } from './fields'
import { modelShape } from './model-shape'

// What documents hold where the shop reads them (contract §3). Fields that nothing here names stay as they are.

const isWhole = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value)

let leftOut = 0

/** A field of another kind is left out. */
const or = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().catch(() => {
    leftOut += 1
    return undefined
  })
/** Entries of another kind are left out. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  or(
    z.array(z.unknown()).transform((entries) =>
      entries.flatMap((entry) => {
        const read = schema.safeParse(entry)
        if (!read.success) leftOut += 1
        return read.success ? [read.data] : []
      }),
    ),
  )

const name = z.union([z.string().min(1), z.number().transform(String)])
const text = or(z.union([z.string(), z.number().transform(String)]))
const id = z.union([z.string(), z.number()]).refine(isWhole)
const number = or(z.union([z.number(), z.string().refine((written) => Number.isFinite(Number(written)))]))
const flag = or(z.union([z.boolean(), z.number(), z.string()]))
const scalar = z.union([z.string(), z.number(), z.boolean()])
const ids = listOf(id)
const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((each) => [each, text])) as Record<Name, typeof text>

const stock = z.looseObject({ min_sale_qty: number, max_sale_qty: number, qty_increments: number, backorders: number })
const attributes = listOf(z.looseObject({ attribute_code: name, value: or(z.union([scalar, z.array(scalar)])) }))
const tierPrices = listOf(z.looseObject({ customer_group_id: or(id), qty: number }))
const addressed = texts('url_key', 'url_path', 'slug', 'image', 'small_image', 'thumbnail', 'meta_title')
const described = texts(
  'description',
  'short_description',
  'meta_description',
  'meta_keyword',
  'created_at',
  'updated_at',
)
const choices = { color: or(id), color_options: ids, size: or(id), size_options: ids }

const item = {
  ...addressed,
  ...choices,
  status: number,
  visibility: number,
  tax_class_id: or(id),
  stock: or(z.union([stock, z.array(stock)])),
  ...texts('special_from_date', 'special_to_date'),
  custom_attributes: attributes,
  tier_prices: tierPrices,
}

const optionValue = z.looseObject({ value_index: id, ...texts('label', 'default_label') })
const labelled = listOf(z.looseObject({ value: id, label: text }))

/** Its code is made from the label where the attribute is not known. */
const configurableOption = z
  .looseObject({ attribute_id: or(id), ...texts('attribute_code', 'label'), values: listOf(optionValue) })
  .transform((option) => ({ ...option, label: option.label ?? option.attribute_code ?? String(option.attribute_id) }))

const product = z.looseObject({
  ...item,
  ...described,
  sku: name,
  name,
  type_id: name,
  glass: or(z.union([id, z.array(id)])),
  category_ids: or(z.union([z.array(id), id])),
  category: listOf(z.looseObject({ category_id: id, ...texts('name', 'slug', 'path') })),
  media_gallery: listOf(
    z.looseObject({
      image: name,
      pos: number,
      ...texts('typ', 'lab'),
      vid: or(z.looseObject({ url: name, ...texts('title', 'video_id', 'type') })),
      shows: or(z.record(z.string(), z.string())),
    }),
  ),
  configurable_options: listOf(configurableOption),
  configurable_children: listOf(z.looseObject({ ...item, sku: or(id), name: text })),
  product_links: listOf(
    z.looseObject({
      link_type: name,
      linked_product_sku: name,
      linked_product_type: text,
      extension_attributes: or(z.looseObject({ qty: number })),
    }),
  ),
  made_to_measure: modelShape.nullish(),
  bundle_options: listOf(
    z.looseObject({
      option_id: id,
      required: flag,
      ...texts('title', 'type'),
      product_links: listOf(z.looseObject({ id, sku: name, qty: number })).transform((links) => links ?? []),
    }),
  ),
  custom_options: listOf(
    z.looseObject({
      option_id: id,
      is_require: flag,
      ...texts('title', 'type', 'price_type'),
      values: listOf(z.looseObject({ option_type_id: id, ...texts('title', 'price_type') })),
    }),
  ),
  attributes_metadata: listOf(
    z.looseObject({
      attribute_id: id,
      attribute_code: name,
      ...texts('default_frontend_label', 'frontend_label', 'frontend_input'),
      options: labelled,
    }),
  ),
})

interface Branch {
  readonly children_data?: unknown
}
const branch: z.ZodType<Branch> = z.looseObject({
  id,
  ...addressed,
  name: text,
  level: number,
  path: text,
  position: number,
  get children_data() {
    return listOf(branch)
  },
})

const SHAPES: Readonly<Record<EntityType, z.ZodType<Fields>>> = {
  product,
  category: z.looseObject({
    ...addressed,
    ...described,
    name,
    level: z.union([z.number(), z.string()]),
    path: text,
    position: number,
    parent_id: or(id),
    parent_ids: ids,
    children_data: listOf(branch),
  }),
  attribute: z.looseObject({
    attribute_code: name,
    attribute_id: or(id),
    ...texts('frontend_input', 'frontend_label', 'default_frontend_label'),
    options: labelled,
  }),
  taxrule: z.looseObject({
    product_tax_class_ids: z.unknown(),
    customer_tax_class_ids: ids,
    rates: listOf(z.looseObject({ tax_country_id: name, rate: number })),
  }),
  review: z.looseObject({
    ...texts('created_at'),
    title: name,
    detail: name,
    nickname: name,
    ratings: listOf(z.looseObject({ percent: z.number(), title: text })),
    piece: listOf(z.looseObject({ label: name, value: name })),
    pictures: listOf(z.string()),
  }),
  cms_page: z.looseObject({
    identifier: name,
    title: name,
    ...texts('content', 'content_heading', 'meta_title'),
    ...described,
  }),
  cms_block: z.looseObject({ identifier: name, ...texts('title', 'content') }),
  cms_hierarchy: z.looseObject({ identifier: name, ...texts('label', 'request_url') }),
}

/** The document without what is of another kind than the shop reads, or the field that it cannot do without. */
export function inShape(
  type: EntityType,
  doc: Fields,
): { readonly doc: Fields; readonly leftOut: number } | { readonly fault: string } {
  leftOut = 0
  const read = SHAPES[type].safeParse(doc)
  if (read.success) return { doc: read.data, leftOut }
  return { fault: read.error.issues[0]?.path.join('.') ?? '' }
}
