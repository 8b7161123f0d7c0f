import { defineEndpoints } from '../endpoint'

/** The catalogue in GraphQL; the store is named by the path, the only one there is without it (contract §16). */
export const graphqlEndpoints = defineEndpoints({
  graphql: { methods: ['POST'], path: '/graphql', auth: 'none', bare: true },
  graphqlOfStore: { methods: ['POST'], path: '/graphql/:storeCode', auth: 'none', bare: true },
})
