import { z } from 'zod'
import { defineRequests } from '../request-table'

/** What is missing is refused with the contract's own sentences, so nothing is required here (contract §12). */
export const invalidationRequests = defineRequests({
  invalidate: { query: z.object({ key: z.string().default(''), tag: z.string().default('') }) },
})
