const PRICE_FIELDS: readonly string[] = [
  'price',
  'price_incl_tax',
  'original_price',
  'original_price_incl_tax',
  'original_final_price',
  'original_special_price',
  'final_price',
  'final_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'special_from_date',
  'special_to_date',
  'lowest_price_30_days_incl_tax',
  'minimal_price',
  'max_price',
]

/** What the lowest price of a category needs, and the name beside a review. */
export const PRICED_PRODUCT_FIELDS: readonly string[] = [
  'id',
  'sku',
  'name',
  'type_id',
  'tax_class_id',
  'category_ids',
  ...PRICE_FIELDS,
]

/**
 * The fields that a product card shows, or that a host needs to price it (contract §2.9): no children,
 * descriptions or galleries, so that a listing stays small.
 */
export const PRODUCT_LIST_FIELDS: readonly string[] = [
  'id',
  'sku',
  'name',
  'type_id',
  'status',
  'visibility',
  'tax_class_id',
  'image',
  'url_path',
  'url_key',
  'slug',
  ...PRICE_FIELDS,
  'new',
  'sale',
  'erin_recommends',
  'color_options',
  'size_options',
  'stock.is_in_stock',
  'stock.qty',
  'made_to_measure.family',
  'made_to_measure.dimensions',
  'made_to_measure.standard_sizes',
  'made_to_measure.adjustment',
]

/**
 * With filters, also what a card shows of a variant: a host that does not choose the variant sends all of them.
 */
export const FILTERED_LIST_FIELDS: readonly string[] = [
  ...PRODUCT_LIST_FIELDS,
  ...[
    'id',
    'sku',
    'status',
    'color',
    'size',
    'image',
    'price',
    'price_incl_tax',
    'original_price',
    'original_price_incl_tax',
    'special_price',
    'special_price_incl_tax',
    'lowest_price_30_days_incl_tax',
    'stock.is_in_stock',
    'stock.qty',
  ].map((field) => `configurable_children.${field}`),
]

/** The sizes of whole families: variants, and what the family is cut to. */
export const SIZED_PRODUCT_FIELDS: readonly string[] = [
  ...FILTERED_LIST_FIELDS,
  'category_ids',
  'made_to_measure.size_value',
]

/** The search panel also shows the categories of the products that it found. */
export const PRODUCT_SEARCH_FIELDS: readonly string[] = [...PRODUCT_LIST_FIELDS, 'category']

export const PRODUCT_DETAIL_EXCLUDE: readonly string[] = [
  'attribute_set_id',
  'options_container',
  'msrp_display_actual_price_type',
  'required_options',
  'has_options',
  'tsk',
  'sgn',
  '*.sgn',
  'stock.use_config_*',
]

export const CATEGORY_TREE_FIELDS: readonly string[] = [
  'id',
  'name',
  'url_path',
  'url_key',
  'slug',
  'path',
  'level',
  'position',
  'parent_id',
  'is_active',
  'include_in_menu',
  'product_count',
  'children_data',
]

export const ATTRIBUTE_FIELDS: readonly string[] = [
  'attribute_id',
  'attribute_code',
  'frontend_input',
  'frontend_label',
  'default_frontend_label',
  'is_user_defined',
  'is_visible',
  'is_visible_on_front',
  'is_comparable',
  'position',
  'options',
]
