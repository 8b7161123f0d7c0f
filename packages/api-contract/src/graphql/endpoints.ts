import { defineEndpoints } from '../endpoint'

/** The catalogue in GraphQL. The path may name the store; otherwise the shop's first view answers (contract §16). */
export const graphqlEndpoints = defineEndpoints({
  graphql: { methods: ['POST'], path: '/graphql', auth: 'none', bare: true },
  /** A page on which a developer types queries. */
  graphiql: { methods: ['GET'], path: '/graphiql', auth: 'none', bare: true },
  graphqlOfStore: { methods: ['POST'], path: '/graphql/:storeCode', auth: 'none', bare: true },
})
