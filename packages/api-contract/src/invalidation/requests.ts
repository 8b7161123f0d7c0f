import { z } from 'zod'
import { defineRequests } from '../request-table'

/**
 * Nothing is required here, because the host refuses missing parameters with the contract's sentences (contract §12).
 */
export const invalidationRequests = defineRequests({
  invalidate: { query: z.object({ key: z.string().default(''), tag: z.string().default('') }) },
})
