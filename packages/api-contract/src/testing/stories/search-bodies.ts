import type { Json } from '../story'

const listed: readonly Json[] = [
  { terms: { visibility: [2, 3, 4] } },
  { terms: { status: [0, 1] } },
  { terms: { category_ids: '{{category.ids}}' } },
]

const terms = (field: string): { readonly [name: string]: Json } => ({
  [`agg_terms_${field}`]: { terms: { field, size: 10 } },
  [`agg_terms_${field}_options`]: { terms: { field: `${field}_options`, size: 10 } },
})
const filterCounts: Json = {
  ...terms('color'),
  ...terms('erin_recommends'),
  agg_terms_price: { terms: { field: 'price' } },
  agg_range_price: {
    range: {
      field: 'price',
      ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }],
    },
  },
  ...terms('size'),
}

/** The products of a category, with counts for the filters. */
export const categoryBody: Json = { query: { bool: { filter: { bool: { must: listed } } } }, aggs: filterCounts }

const chosen = (condition: Json, ofVariants: Json): readonly Json[] => [
  { bool: { filter: condition } },
  { bool: { must: [ofVariants, { match: { type_id: 'configurable' } }] } },
]
const fromPrice: Json = { range: { final_price: { gte: 50 } } }

/** The same, with a colour and a price chosen. */
export const filteredCategoryBody: Json = {
  query: {
    bool: {
      filter: {
        bool: {
          must: listed,
          should: [
            ...chosen({ terms: { color: ['{{colour}}'] } }, { terms: { color_options: ['{{colour}}'] } }),
            ...chosen(fromPrice, fromPrice),
          ],
          minimum_should_match: 1,
        },
      },
    },
  },
  aggs: filterCounts,
}

const inPhrase = (field: string): Json => ({ match_phrase: { [field]: { query: '{{simple.name}}', boost: 1 } } })

/** The search panel looks for the name of a product. */
export const textBody: Json = {
  query: {
    bool: {
      filter: { bool: { must: [{ terms: { visibility: [3, 4] } }, { terms: { status: [0, 1] } }] } },
      must: {
        function_score: {
          functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
          score_mode: 'multiply',
          boost_mode: 'multiply',
          max_boost: 100,
          min_score: 1,
          query: {
            bool: {
              should: [
                {
                  multi_match: {
                    fields: ['name^4', 'sku^2', 'category.name^1'],
                    query: '{{simple.name}}',
                    operator: 'or',
                    fuzziness: 2,
                    cutoff_frequency: 0.01,
                    max_expansions: 3,
                    prefix_length: 2,
                    minimum_should_match: '75%25',
                    tie_breaker: '1',
                  },
                },
                {
                  bool: {
                    should: [
                      { terms: { 'configurable_children.sku': ['{{simple.name}}'] } },
                      inPhrase('sku'),
                      inPhrase('configurable_children.sku'),
                    ],
                  },
                },
              ],
            },
          },
        },
      },
    },
  },
  min_score: 0.02,
}
