import { graphqlRequests } from '@vitrin/api-contract'
import { graphqlEndpoints } from '@vitrin/api-contract/wire'
import type { Clock, IdGenerator } from '@vitrin/kernel'
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import type { CatalogueIndex } from '../catalogue'
import { createRoutes, MOST_ANSWER_BYTES, serve, type ApiRoutes } from '../http'
import type { ShopOptions, ShopView } from '../shop-options'
import type { PieceByPiece } from '../work/turns'
import { answerTooLarge } from './answer-budget'
import { cmsItems } from './cms-resolver'
import { graphiqlPage } from './graphiql-page'
import { GraphqlContext } from './graphql-context'
import { customAttributeMetadata, listOf, taxrule } from './hits-resolver'
import { products } from './product-resolver'
import { MAX_TOKENS, queryExcess } from './query-limits'
import { schemaText } from './schema-text'
import { writeJson } from './write-json'

interface GraphqlOptions {
  readonly shop: Pick<ShopOptions, 'views'>
  readonly catalogue: CatalogueIndex
  /** Gives the turns of the answer to this request. */
  readonly turnsFor: (request: Request) => PieceByPiece
  readonly clock: Clock
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

/** Each value beyond a limit is an error of its own. */
const MOST_ERRORS = 20

interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

/** Each search waits for its turn, and texts count wherever aliases repeat them; other values are counted before. */
const resolveWithin: GraphQLFieldResolver<unknown, GraphqlContext> = (source, requested, context, info) => {
  const resolve = (): unknown => defaultFieldResolver(source, requested, context, info)
  if (info.path.prev === undefined) return context.budget.turn().then(resolve)
  const value = resolve()
  if (typeof value === 'string') context.budget.spend(Buffer.byteLength(value))
  return value
}

/** The catalogue in GraphQL (contract §16). */
export function graphqlRoutes({ shop, catalogue, turnsFor, clock, ids }: GraphqlOptions): ApiRoutes {
  let built: GraphQLSchema | undefined
  // Built at the first query: most shops use REST only, and a start should be fast.
  const schemaOfShop = () =>
    (built ??= buildSchema(
      schemaText(catalogue.of('attribute').documents.map(({ attribute_code }) => String(attribute_code))),
    ))
  const routes = createRoutes()
  serve(routes, graphqlEndpoints.graphql, graphqlRequests.graphql, ({ body, view, request }) =>
    respond(body, view, turnsFor(request)),
  )
  serve(routes, graphqlEndpoints.graphiql, graphqlRequests.graphiql, graphiqlPage)
  // An unknown store is the default one (decisions.md 35).
  serve(routes, graphqlEndpoints.graphqlOfStore, graphqlRequests.graphqlOfStore, ({ path, body, request }) =>
    respond(
      body,
      shop.views.find(({ storeView }) => storeView.storeCode === path.storeCode) ?? shop.views[0],
      turnsFor(request),
    ),
  )
  return routes

  async function respond(
    { query, variables, operationName }: GraphqlRequest,
    { storeView }: ShopView,
    turns: PieceByPiece,
  ): Promise<Response> {
    const document = readDocument(query)
    if (!('kind' in document)) return answerOf(document, turns)
    const context = new GraphqlContext({
      catalogue,
      turns,
      storeView,
      clock,
      seed: () => ids.next(),
      variables: variables ?? {},
    })
    return answerOf(
      await execute({
        schema: schemaOfShop(),
        document,
        rootValue: ROOT,
        contextValue: context,
        fieldResolver: resolveWithin,
        variableValues: variables,
        operationName,
      }),
      turns,
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

/** 400 for a query that cannot run. A query that ran is 200, even if some of its fields failed (contract §16). */
async function answerOf(result: ExecutionResult, turns: PieceByPiece): Promise<Response> {
  const fault = result.errors
    ?.map(({ originalError }) => originalError)
    .find((error) => error && !(error instanceof GraphQLError))
  // A fault of the host is thrown, so that it is logged and not shown to the caller.
  if (fault) throw fault
  const shown = result.errors ? { ...result, errors: result.errors.slice(0, MOST_ERRORS) } : result
  const written = await writeJson(shown, MOST_ANSWER_BYTES, turns)
  if (!written) return answerOf({ errors: [answerTooLarge()] }, turns)
  return written.answer(turns, 'data' in result ? 200 : 400)
}
