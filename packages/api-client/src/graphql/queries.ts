import type { EntityType } from '@vitrin/catalog'

const LIST_VARIABLES = '$search: String, $pageSize: Int, $currentPage: Int, $_sourceInclude: [String]'
const LIST_ARGUMENTS =
  'search: $search, pageSize: $pageSize, currentPage: $currentPage, _sourceInclude: $_sourceInclude'

/** The queries of contract §16, by entity. Each gives its answer the name `found`. */
export const QUERIES: Readonly<Record<Exclude<EntityType, 'product'>, string>> = {
  category: `query Categories($filter: CategoryFilterInput, $sort: CategorySortInput, ${LIST_VARIABLES}) {
    found: categories(filter: $filter, sort: $sort, ${LIST_ARGUMENTS}) { hits }
  }`,
  review: `query Reviews($filter: ReviewFilterInput, ${LIST_VARIABLES}) {
    found: reviews(filter: $filter, ${LIST_ARGUMENTS}) { hits }
  }`,
  attribute: `query Attributes($filter: AttributeInput!, $_sourceInclude: [String]) {
    found: customAttributeMetadata(attributes: $filter, _sourceInclude: $_sourceInclude) { hits }
  }`,
  taxrule: `query TaxRules($filter: TaxRuleInput) {
    found: taxrule(filter: $filter) { hits }
  }`,
  cms_page: `query Pages($filter: CmsInput) {
    found: cmsPages(filter: $filter) {
      items {
        page_id title identifier content content_heading meta_description meta_keywords store_id url_path
      }
    }
  }`,
  cms_block: `query Blocks($filter: CmsInput) {
    found: cmsBlocks(filter: $filter) {
      items { id identifier title content creation_time store_id }
    }
  }`,
  cms_hierarchy: `query Hierarchies($filter: CmsInput) {
    found: cmsHierarchies(filter: $filter) {
      items { node_id parent_node_id page_id identifier label level request_url xpath store_id }
    }
  }`,
}

/** Counting filter values costs the host time, so only searches that offer filters request it. */
export function productQuery(withCounts: boolean): string {
  const counts = withCounts ? 'aggregations attribute_metadata' : ''
  const variables = `$filter: ProductFilterInput, $sort: ProductSortInput, $_sourceExclude: [String], ${LIST_VARIABLES}`
  return `query Products(${variables}) {
    found: products(filter: $filter, sort: $sort, _sourceExclude: $_sourceExclude, ${LIST_ARGUMENTS}) {
      items total_count ${counts}
    }
  }`
}
