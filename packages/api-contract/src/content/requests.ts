import { z } from 'zod'
import { defineRequests } from '../request-table'
import { text, wholeNumber } from '../query-values'

/** Strapi's default and largest page (contract §14). */
const PAGE_SIZE = { usual: 25, most: 100 }

const pagination = z.object({
  page: wholeNumber.pipe(z.number().min(1)).optional().default(1),
  pageSize: wholeNumber.pipe(z.number().min(1).max(PAGE_SIZE.most)).optional().default(PAGE_SIZE.usual),
})
/** Other parameters, such as `populate`, are ignored: answers always hold pictures and components. */
const collection = z.object({ locale: z.string().optional(), pagination: pagination.prefault({}) })
const byId = z.object({ id: wholeNumber })
const byIdentifier = z.object({ identifier: text, storeId: wholeNumber })
const single = z.object({ locale: z.string().optional() })

export const contentRequests = defineRequests({
  pageInfos: { query: collection },
  pageSolutions: { query: collection },
  pageConditions: { query: collection },
  portfolio: { query: single },
  notificationMessage: { query: single },
  cmsPage: { path: byId },
  cmsBlock: { path: byId },
  cmsPageIdentifier: { path: byIdentifier },
  cmsBlockIdentifier: { path: byIdentifier },
})
