import { graphqlEndpoints, graphqlRequests } from '@vitrin/api-contract'
import type { IdGenerator } from '@vitrin/kernel'
import {
  buildSchema,
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { Hono } from 'hono'
import type { CatalogueIndex } from '../catalogue'
import { refuse, serve } from '../http'
import { cmsItems } from './cms-resolver'
import { GraphqlContext } from './graphql-context'
import { customAttributeMetadata, listOf, taxrule } from './hits-resolver'
import { products } from './product-resolver'
import { MAX_TOKENS, queryExcess } from './query-limits'
import { schemaText } from './schema-text'

interface GraphqlOptions {
  readonly catalogue: CatalogueIndex
  readonly ids: IdGenerator
}

const ROOT = {
  products,
  taxrule,
  customAttributeMetadata,
  categories: listOf('category'),
  reviews: listOf('review'),
  cmsPages: cmsItems('cms_page'),
  cmsBlocks: cmsItems('cms_block'),
  cmsHierarchies: cmsItems('cms_hierarchy'),
}

interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

/** The catalogue in GraphQL (contract §16). */
export function graphqlRoutes({ catalogue, ids }: GraphqlOptions): Hono {
  let built: GraphQLSchema | undefined
  // Only when somebody asks: most shops are browsed by REST, and a host that starts again has better things to do.
  const schemaOfShop = () =>
    (built ??= buildSchema(
      schemaText(catalogue.of('attribute').documents.map(({ attribute_code }) => String(attribute_code))),
    ))
  const routes = new Hono()
  serve(routes, graphqlEndpoints.graphql, graphqlRequests.graphql, ({ body }) => respond(body))
  serve(routes, graphqlEndpoints.graphqlOfStore, graphqlRequests.graphqlOfStore, ({ path, body, store }) =>
    path.storeCode === store.storeCode ? respond(body) : refuse('unknown', `There is no store ${path.storeCode}.`),
  )
  return routes

  async function respond({ query, variables, operationName }: GraphqlRequest): Promise<Response> {
    const document = readDocument(query)
    if (!('kind' in document)) return answerOf(document)
    const context = new GraphqlContext({ catalogue, seed: () => ids.next(), variables: variables ?? {} })
    return answerOf(
      await execute({
        schema: schemaOfShop(),
        document,
        rootValue: ROOT,
        contextValue: context,
        variableValues: variables,
        operationName,
      }),
    )
  }

  function readDocument(query: string): DocumentNode | ExecutionResult {
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS })
      const excess = queryExcess(document)
      const errors = excess ? [excess] : validate(schemaOfShop(), document)
      return errors.length > 0 ? { errors } : document
    } catch (fault) {
      if (fault instanceof GraphQLError) return { errors: [fault] }
      throw fault
    }
  }
}

/** 400 for a query that cannot be run; one that ran is 200, whatever single fields say (contract §16). */
function answerOf(result: ExecutionResult): Response {
  const fault = result.errors
    ?.map(({ originalError }) => originalError)
    .find((error) => error && !(error instanceof GraphQLError))
  // Our own faults are logged, and told to nobody.
  if (fault) throw fault
  return Response.json(result, { status: 'data' in result ? 200 : 400 })
}
