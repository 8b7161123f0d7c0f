import type { Reads, Step, Story } from '../story'
import { answered, bodyOf, get, search } from './calls'
import { ATTRIBUTE_FIELDS, CATEGORY_FIELDS, LIST_FIELDS, LIST_FIELDS_LEFT_OUT, PRODUCT_FIELDS_LEFT_OUT } from './fields'
import { categoryBody, filteredCategoryBody, textBody } from './search-bodies'

const listFields = { include: LIST_FIELDS, exclude: LIST_FIELDS_LEFT_OUT }
const found: Reads = { 'hits.hits': { atLeast: 1 }, 'hits.hits[]._source.id': 'a value' }
const listedProducts: Reads = {
  ...found,
  'hits.total': 'a value',
  'hits.hits[]._source.sku': 'text',
  'hits.hits[]._source.type_id': 'text',
  'hits.hits[]._source.name': 'text',
  'hits.hits[]._source.price_incl_tax': 'number',
}
const filters: Reads = {
  'aggregations.agg_terms_color.buckets': 'list',
  'aggregations.agg_terms_color_options.buckets[].key': 'a value',
  'aggregations.agg_range_price.buckets': { atLeast: 4 },
  'aggregations.agg_range_price.buckets[].key': 'text',
}

/** `url/map` answers the document itself, without an envelope. */
const openAddress = (name: string, url: string, reads: Reads): Step => ({
  name,
  method: 'POST',
  address: '/api/url/map',
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  body: {
    url,
    includeFields: null,
    excludeFields: [],
    options: {
      prefetchGroupProducts: true,
      assignProductConfiguration: true,
      populateRequestCacheTags: false,
      setProductErrors: false,
      fallbackToDefaultWhenNoAvailable: true,
      separateSelectedVariant: false,
      setConfigurableProductOptions: true,
      filterUnavailableVariants: false,
    },
    filters: {},
    groupId: null,
    groupToken: null,
  },
  reads,
})

const browseCategories: Story = {
  name: 'looks through a category',
  writes: false,
  needs: ['category', 'simple'],
  steps: [
    search(
      'loads the menu',
      'category',
      bodyOf({ level: [2], is_active: [true] }),
      { size: 4000, sort: 'position:asc', include: CATEGORY_FIELDS, exclude: ['sgn'] },
      { ...found, 'hits.hits[]._source.name': 'text', 'hits.hits[]._source.url_path': 'text' },
    ),
    openAddress('opens the address of a category', '{{category.url_path}}', {
      _type: { equals: 'category' },
      '_source.id': { equals: '{{category.id}}' },
    }),
    search(
      'loads the category by its address',
      'category',
      bodyOf({ url_path: ['{{category.url_path}}'], is_active: [true] }),
      { size: 4000, sort: 'position:asc', include: CATEGORY_FIELDS, exclude: ['sgn'] },
      { ...found, 'hits.hits[0]._source.id': { equals: '{{category.id}}' } },
    ),
    search(
      'loads the names of the filters',
      'attribute',
      bodyOf({ attribute_code: ['color', 'erin_recommends', 'price', 'size'] }),
      { size: 150, include: ATTRIBUTE_FIELDS },
      {
        'hits.hits[]._source.attribute_code': 'text',
        'hits.hits[]._source.attribute_id': 'a value',
        'hits.hits[]._source.options[].label': 'may be missing',
      },
    ),
    search(
      'loads the products of the category',
      'product',
      categoryBody,
      { sort: 'updated_at:desc', ...listFields },
      { ...listedProducts, ...filters },
      { keeps: { colour: 'aggregations.agg_terms_color_options.buckets[0].key' } },
    ),
    search('loads the next page', 'product', categoryBody, { from: 50, ...listFields }, { 'hits.hits': 'list' }),
    search(
      'filters by colour and price, dearest first',
      'product',
      filteredCategoryBody,
      { sort: 'final_price:desc', ...listFields },
      { ...listedProducts, ...filters },
    ),
    search('searches for the name of a product', 'product', textBody, { size: 18, ...listFields }, listedProducts),
  ],
}

const browseProducts: Story = {
  name: 'looks at products',
  writes: false,
  needs: ['simple', 'configurable'],
  steps: [
    openAddress('opens the address of a product', '{{simple.url_path}}', {
      _type: { equals: 'product' },
      '_source.sku': { equals: '{{simple.sku}}' },
      '_source.type_id': 'text',
    }),
    search(
      'loads a configurable product',
      'product',
      bodyOf({ sku: ['{{configurable.parentSku}}'] }),
      { size: 1, exclude: PRODUCT_FIELDS_LEFT_OUT },
      {
        'hits.hits': { count: 1 },
        'hits.hits[0]._source.sku': { equals: '{{configurable.parentSku}}' },
        'hits.hits[0]._source.type_id': { equals: 'configurable' },
        'hits.hits[0]._source.price_incl_tax': 'number',
        'hits.hits[0]._source.configurable_options[].values': { atLeast: 1 },
        'hits.hits[0]._source.configurable_options[].attribute_id': 'a value',
        'hits.hits[0]._source.configurable_children[].sku': 'text',
        'hits.hits[0]._source.configurable_children[].price_incl_tax': 'number',
        'hits.hits[0]._source.media_gallery[].image': 'may be missing',
      },
    ),
    search(
      'finds the product of a variant',
      'product',
      bodyOf({ 'configurable_children.sku': ['{{configurable.sku}}'] }),
      { exclude: PRODUCT_FIELDS_LEFT_OUT },
      { 'hits.hits[0]._source.sku': { equals: '{{configurable.parentSku}}' } },
    ),
    get('checks the stock of a variant', '/api/stock/check?sku={{configurable.sku}}', {
      ...answered,
      'result.is_in_stock': 'true or false',
      'result.qty': 'number',
    }),
    get('lists the stock of two products', '/api/stock/list?skus={{configurable.sku}}%2C{{simple.sku}}', {
      ...answered,
      result: { count: 2 },
      'result[].is_in_stock': 'true or false',
      'result[].product_id': 'a value',
    }),
    get(
      'refreshes the prices',
      '/api/product/render-list?skus={{configurable.parentSku}}%2C{{simple.sku}}&currencyCode=USD&storeId=1',
      {
        ...answered,
        'result.items': { atLeast: 1 },
        'result.items[].id': 'number',
        'result.items[].price_info.final_price': 'number',
        'result.items[].price_info.regular_price': 'number',
        'result.items[].price_info.extension_attributes.tax_adjustments.final_price': 'number',
        'result.items[].price_info.extension_attributes.tax_adjustments.regular_price': 'number',
      },
    ),
    search(
      'loads the reviews',
      'review',
      bodyOf({ product_id: ['{{configurable.parentId}}'], review_status: [1] }),
      {},
      { 'hits.hits': 'list', 'hits.hits[]._source.title': 'text', 'hits.hits[]._source.detail': 'text' },
    ),
  ],
}

/** Its filter on `identifier` is `like`, of which the client's query builder makes no condition at all. */
const readPages: Story = {
  name: 'reads pages of the shop',
  writes: false,
  needs: ['page'],
  steps: [
    search('loads a page', 'cms_page', {}, {}, { ...found, 'hits.hits[]._source.identifier': 'text' }),
    openAddress('opens the address of a page', '{{page.identifier}}', {
      _type: { equals: 'cms_page' },
      '_source.identifier': { equals: '{{page.identifier}}' },
      '_source.content': 'text',
    }),
    search('loads the blocks', 'cms_block', {}, { size: 150 }, { 'hits.hits[]._source.identifier': 'text' }),
  ],
}

export const browsing: readonly Story[] = [browseCategories, browseProducts, readPages]
