/** The fields of the inputs of contract §16, one line for each group. The last line is for this shop's own queries. */
const PRODUCT_FIELDS = `
  visibility status name sku description short_description
  price final_price special_price special_from_date special_to_date min_price max_price tier_price
  weight manufacturer meta_title meta_keyword meta_description
  image small_image thumbnail image_label small_image_label thumbnail_label
  category_ids category_id size color erin_recommends url_path
  options_container required_options has_options news_from_date news_to_date created_at updated_at
  country_of_manufacture custom_layout custom_layout_update gift_message_available keyword is_in_stock
  id type_id url_key position new sale
`
const CATEGORY_FIELDS = `
  id parent_id description name is_active path path_in_store url_key url_path slug position level created_at updated_at
  product_count default_sort_by children children_data children_count available_sort_by include_in_menu
  display_mode is_anchor page_layout
`
const TAX_RULE_FIELDS =
  'id code priority position customer_tax_class_ids product_tax_class_ids tax_rate_ids calculate_subtotal rates'
const NESTED_FIELDS = ['stock', 'configurable_children', 'category', 'or']
/** A name that GraphQL allows and does not reserve. */
const NAME = /^(?!__)[_A-Za-z][_0-9A-Za-z]*$/

/** The schema of contract §16, with filters and orders for the attributes of the catalogue. */
export function schemaText(attributeCodes: readonly string[]): string {
  const productFields = [
    ...new Set([
      ...names(PRODUCT_FIELDS),
      ...attributeCodes.filter((code) => NAME.test(code) && !NESTED_FIELDS.includes(code)),
    ]),
  ]
  return `
"""Any JSON: documents keep the field names of the index."""
scalar JSON

enum SortEnum { ASC DESC }

type Query {
  products(
    "Words; empty means all products."
    search: String
    filter: ProductFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    sort: ProductSortInput
    "Fields to give; names may hold *."
    _sourceInclude: [String]
    "Fields to leave out."
    _sourceExclude: [String]
  ): Products
  categories(
    search: String
    filter: CategoryFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    sort: CategorySortInput
    _sourceInclude: [String]
  ): ESResponse
  customAttributeMetadata(attributes: AttributeInput!, _sourceInclude: [String]): ESResponse
  reviews(
    search: String
    filter: ReviewFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    _sourceInclude: [String]
  ): ESResponse
  taxrule(filter: TaxRuleInput): ESResponse
  cmsPages(filter: CmsInput): CmsPage
  cmsBlocks(filter: CmsInput): CmsBlocks
  cmsHierarchies(filter: CmsInput): CmsHierarchies
}

type Products {
  items: JSON
  page_info: SearchResultPageInfo
  "How many products were found, on all pages."
  total_count: Int
  "Of the usual filters, and of every filter with the scope catalog."
  aggregations: JSON
  "The attributes of the aggregations, with the options that occur."
  attribute_metadata: JSON
  sort_fields: SortFields
}
type SearchResultPageInfo { page_size: Int current_page: Int }
type SortFields { default: String options: [SortField] }
type SortField { value: String label: String }

type ESResponse {
  "{ total, max_score, hits: [{ _source, … }] }"
  hits: JSON
  suggest: JSON
  aggregations: JSON
  attribute_metadata: JSON
}

type CmsPage { items: [CmsPages] }
type CmsPages {
  page_id: Int title: String identifier: String content: String content_heading: String
  meta_description: String meta_keywords: String store_id: Int url_path: String
}
type CmsBlocks { items: [CmsBlock] }
type CmsBlock { id: Int identifier: String title: String content: String creation_time: String store_id: Int }
type CmsHierarchies { items: [CmsHierarchy] }
type CmsHierarchy {
  node_id: Int parent_node_id: Int page_id: Int identifier: String label: String level: Int
  request_url: String xpath: String store_id: Int
}

"Every operator that is given must hold."
input FilterTypeInput {
  eq: JSON
  neq: JSON
  in: [JSON]
  nin: [String]
  "The same as in."
  like: [String]
  "One of the values, also within a list with commas."
  finset: [String]
  from: String
  to: String
  gt: String
  gte: String
  gteq: String
  lt: String
  lte: String
  lteq: String
  moreq: String
  "Any value: the field is missing."
  null: String
  "Any value: the field is there."
  notnull: String
  """
  default, or catalog: also finds configurable products by what their variants offer, and counts the values in
  aggregations. Without an operator the values are only counted.
  """
  scope: [String]
}
input ProductFilterInput {
  ${fields(productFields, 'FilterTypeInput')}
  "Fields of the product's categories, each with operators, or a value."
  category: JSON
  stock: StockFilterInput
  configurable_children: ConfigurableChildFilterInput
  "At least one of these must hold."
  or: ProductFilterInput
}
input StockFilterInput { is_in_stock: FilterTypeInput qty: FilterTypeInput }
input ConfigurableChildFilterInput {
  sku: FilterTypeInput name: FilterTypeInput price: FilterTypeInput status: FilterTypeInput
}
input ProductSortInput { ${fields([...productFields, '_score'], 'SortEnum')} }
input CategoryFilterInput { ${fields(names(CATEGORY_FIELDS), 'FilterTypeInput')} }
input CategorySortInput { ${fields([...names(CATEGORY_FIELDS), '_score'], 'SortEnum')} }
input AttributeInput {
  attribute_code: FilterTypeInput
  attribute_id: FilterTypeInput
  is_user_defined: FilterTypeInput
  is_visible: FilterTypeInput
  "catalog_product, or the id of an entity type."
  entity_type: String
}
input ReviewFilterInput { review_status: FilterTypeInput product_id: FilterTypeInput }
input TaxRuleInput { ${fields(names(TAX_RULE_FIELDS), 'FilterTypeInput')} }
input CmsInput { ${fields(['id', 'identifier', 'store_id', 'url_path'], 'FilterTypeInput')} }
`
}

function names(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

function fields(all: readonly string[], type: string): string {
  return all.map((name) => `${name}: ${type}`).join('\n  ')
}
