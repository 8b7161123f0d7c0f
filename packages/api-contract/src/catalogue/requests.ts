import { z } from 'zod'
import { MAX_IMAGE_SIDE } from './search-constants'
import { contentRequests } from '../content/requests'
import { defineRequests } from '../request-table'
import { nonEmptyCommaList, text, wholeNumber } from '../query-values'
import { searchParameters, searchPath } from './search-request'
import { fieldNames } from './source-fields'

const namedFields = fieldNames.nullish()
const skuQuery = z.object({ sku: text })
const stockListQuery = z.object({ skus: nonEmptyCommaList })
/** The other parameters of the original are ignored, or read as absent when they cannot be read (decisions.md 35). */
const pricesQuery = z.object({
  skus: nonEmptyCommaList,
  storeId: z.string().optional(),
  userGroupId: wholeNumber.optional().catch(undefined),
})

/** `measures[width]=874`: one entry per name. Lengths are validated against the product's own limits. */
const customSizePrice = z.object({
  sku: text,
  measures: z.record(z.string(), wholeNumber).default({}),
  choices: z.record(z.string(), text).default({}),
  options: z.record(z.string(), text).default({}),
  qty: wholeNumber.pipe(z.number().min(1)).optional().default(1),
})

const side = wholeNumber.pipe(z.number().min(0).max(MAX_IMAGE_SIDE))
const scaling = { width: side, height: side, action: z.enum(['resize', 'fit', 'identify']) }
/** The original decodes the address once more than the query. */
const encodedText = text.transform((address) => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
})

export const catalogueRequests = defineRequests({
  ...contentRequests,
  version: {},
  openApi: {},
  // The body is a `searchQuery` or an Elasticsearch query; the parameter `request_format` says which.
  catalogSearch: { path: searchPath, query: searchParameters, body: z.unknown() },
  urlMap: { body: z.looseObject({ url: text, includeFields: namedFields, excludeFields: namedFields }) },
  stockCheck: { query: skuQuery },
  stockCheckOf: { path: skuQuery },
  stockList: { query: stockListQuery },
  elasticStockCheck: { query: skuQuery },
  elasticStockCheckOf: { path: skuQuery },
  elasticStockList: { query: stockListQuery },
  productRenderList: { query: pricesQuery },
  productList: { query: pricesQuery },
  customSizeOptions: { query: skuQuery },
  customSizeDimensions: { query: skuQuery },
  customSizePrice: { query: customSizePrice },
  image: { path: z.object({ ...scaling, path: text }) },
  imageOfUrl: { query: z.object({ ...scaling, url: encodedText }) },
  media: { path: z.object({ path: text }) },
})
