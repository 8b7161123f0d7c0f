import { z } from 'zod'
import { defineRequests } from '../request-table'

const body = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

export const graphqlRequests = defineRequests({
  graphql: { body },
  graphiql: {},
  graphqlOfStore: { path: z.object({ storeCode: z.string() }), body },
})
