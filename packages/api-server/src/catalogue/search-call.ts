import {
  catalogueRequests,
  fieldRefusal,
  parseRequest,
  searchBody,
  searchQuery,
  type FieldRefusals,
} from '@vitrin/api-contract'
import { catalogueEndpoints, searchEntities } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import { accept, type Outcome } from '@vitrin/kernel'
import {
  fromBody,
  JsonWriter,
  MOST_ANSWER_BYTES,
  refuse,
  refuseFields,
  serve,
  type ApiRoutes,
  type BodySource,
} from '../http'
import type { ShopOptions, ShopView } from '../shop-options'
import type { SearchPlan } from '../search/run-search'
import type { CatalogueContext } from './context'
import { requestedGroup } from './customer-group'
import { dslPlan } from './dsl/dsl-plan'
import { fieldNames } from './field-names'
import { findDocuments } from './find-documents'
import { matchedVariant } from './matched-variant'
import { OpeningOffers } from './opening-offers'
import { queryString } from './query-string'
import { searchPlan, type SearchParameters, type SearchPlanNeeds } from './search-plan'
import { addHits, compactFrame, compactHit, rawFrame, rawHit, withMembers, type WriteHit } from './write-hits'

const TOO_LARGE = fieldRefusal(
  'size',
  `should ask for fewer documents or fields: the answer may have at most ${MOST_ANSWER_BYTES / 2 ** 20} MB`,
)

/** The field with the variants of a product. */
const VARIANTS = 'configurable_children'

/** Catalogue search (contract §2). */
export function searchCall(routes: ApiRoutes, context: CatalogueContext): void {
  const { shop, catalogue, texts, clock, ids, signer, turnsFor } = context
  const indexes = indexNames(shop)
  const openings = new OpeningOffers()
  const needs: SearchPlanNeeds = { seed: () => ids.next(), offersFor: (opening) => openings.for(opening) }
  serve(
    routes,
    catalogueEndpoints.catalogSearch,
    catalogueRequests.catalogSearch,
    async ({ path, query, body, view, request }) => {
      const { entity } = path
      if (!indexes.has(path.index)) return refuse('unknown', `Invalid / inaccessible index name ${path.index}`)
      if (!isEntity(entity)) return refuse('unknown', `Invalid / inaccessible entity ${entity}`)
      const ofBody = parseRequest(searchBody, body ?? {})
      if (!ofBody.ok) return refuseFields(ofBody.rejection)
      const plan = planOf(entity, body, query, needs)
      if (!plan.ok) return refuseFields(plan.rejection)
      const group = await requestedGroup(ofBody.value, signer)
      const turns = turnsFor(request)
      await turns.next()
      const startedAt = clock.now()
      const { storeId } = viewOfIndex(shop, path.index, view).storeView
      const found = findDocuments(catalogue, entity, plan.value, { storeId, group })
      const isCompact = query.response_format === 'compact'
      const matchesVariants = plan.value.variants !== undefined
      const { _source } = ofBody.value
      const { include = _source?.include, exclude = _source?.exclude } = query.source
      const writeDocument = texts.writerOf({
        include,
        // A client that asks for the matching variant needs the others only from hosts that cannot choose it.
        exclude: matchesVariants ? [...(exclude ?? []), VARIANTS] : exclude,
        isCompact: isCompact && entity === 'product',
      })
      const write: WriteHit = ({ document, variant }, members) => {
        const added = variant ? [`"matched_variant":${JSON.stringify(matchedVariant(variant))}`] : []
        return withMembers(writeDocument(document), [...members, ...added])
      }
      const frame = isCompact ? compactFrame(found, matchesVariants) : rawFrame(found, clock.now() - startedAt)
      const json = new JsonWriter()
      json.add(frame.before)
      const fits = await addHits(
        json,
        MOST_ANSWER_BYTES,
        found,
        turns,
        isCompact ? compactHit(write) : rawHit(write, path),
      )
      json.add(frame.after)
      return fits && json.bytes <= MOST_ANSWER_BYTES ? json.answer(turns) : refuseFields(TOO_LARGE)
    },
    bodyOrParameter,
  )
}

/**
 * GET has the body in the parameter `request`, encoded twice; a `%` in the text may be encoded only once (contract
 * §2.1).
 */
const bodyOrParameter: BodySource = async (request, query) => {
  if (request.method !== 'GET') return fromBody(request, query)
  const once = query.get('request') ?? ''
  try {
    return decodeURIComponent(once)
  } catch {
    return once
  }
}

/** The index that the original searches unless it is configured. */
const ORIGINAL_INDEX = 'vue_storefront_catalog'

/** All views share the catalogue, so that it answers under each name (decisions.md 35). */
function indexNames({ views, searchIndexes = [ORIGINAL_INDEX] }: ShopOptions): ReadonlySet<string> {
  return new Set([...views.map(({ storeView }) => storeView.elasticsearch.index), ...searchIndexes])
}

/** The index names the view (contract §1.4). Views that share one differ by the store code. */
function viewOfIndex({ views }: ShopOptions, index: string, requested: ShopView): ShopView {
  const [only, ...others] = views.filter(({ storeView }) => storeView.elasticsearch.index === index)
  return only && others.length === 0 ? only : requested
}

function isEntity(name: string): name is EntityType {
  return searchEntities.some((entity) => entity === name)
}

type Parameters = SearchParameters & {
  readonly request_format?: string | undefined
  readonly q?: string | undefined
}

function planOf(
  entity: EntityType,
  body: unknown,
  parameters: Parameters,
  needs: SearchPlanNeeds,
): Outcome<SearchPlan, FieldRefusals> {
  const plan = planOfBody(entity, body, parameters, needs)
  if (!plan.ok || !parameters.q) return plan
  const clause = queryString(parameters.q, fieldNames(entity))
  return clause.ok ? accept({ ...plan.value, clause: clause.value }) : clause
}

function planOfBody(
  entity: EntityType,
  body: unknown,
  parameters: Parameters,
  needs: SearchPlanNeeds,
): Outcome<SearchPlan, FieldRefusals> {
  if (parameters.request_format !== 'search-query') return dslPlan(entity, body, parameters, needs.seed)
  const query = parseRequest(searchQuery, body)
  return query.ok ? searchPlan(entity, query.value, parameters, needs) : query
}
