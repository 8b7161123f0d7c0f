import type { EntityType } from '@vitrin/catalog'

const LIST_VARIABLES = '$search: String, $pageSize: Int, $currentPage: Int, $_sourceInclude: [String]'
const LIST_ARGUMENTS =
  'search: $search, pageSize: $pageSize, currentPage: $currentPage, _sourceInclude: $_sourceInclude'
const HITS = '{ hits }'

/** The queries of contract §16 by entity. Every answer is `data.found`. */
export const QUERIES: Readonly<Record<Exclude<EntityType, 'product'>, string>> = {
  category: `query Categories($filter: CategoryFilterInput, $sort: CategorySortInput, ${LIST_VARIABLES}) { found: categories(filter: $filter, sort: $sort, ${LIST_ARGUMENTS}) ${HITS} }`,
  review: `query Reviews($filter: ReviewFilterInput, ${LIST_VARIABLES}) { found: reviews(filter: $filter, ${LIST_ARGUMENTS}) ${HITS} }`,
  attribute: `query Attributes($filter: AttributeInput!, $_sourceInclude: [String]) { found: customAttributeMetadata(attributes: $filter, _sourceInclude: $_sourceInclude) ${HITS} }`,
  taxrule: `query TaxRules($filter: TaxRuleInput) { found: taxrule(filter: $filter) ${HITS} }`,
  cms_page:
    'query Pages($filter: CmsInput) { found: cmsPages(filter: $filter) { items { page_id title identifier content content_heading meta_description meta_keywords store_id url_path } } }',
  cms_block:
    'query Blocks($filter: CmsInput) { found: cmsBlocks(filter: $filter) { items { id identifier title content creation_time store_id } } }',
  cms_hierarchy:
    'query Hierarchies($filter: CmsInput) { found: cmsHierarchies(filter: $filter) { items { node_id parent_node_id page_id identifier label level request_url xpath store_id } } }',
}

/** Counting costs the host work: only where filters are to be offered. */
export function productQuery(counts: boolean): string {
  const selection = ['items', 'total_count', ...(counts ? ['aggregations', 'attribute_metadata'] : [])].join(' ')
  return `query Products($filter: ProductFilterInput, $sort: ProductSortInput, $_sourceExclude: [String], ${LIST_VARIABLES}) { found: products(filter: $filter, sort: $sort, _sourceExclude: $_sourceExclude, ${LIST_ARGUMENTS}) { ${selection} } }`
}
