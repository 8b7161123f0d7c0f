import { catalogueRequests, customerGroup, parseRequest, searchQuery, type FieldRefusals } from '@vitrin/api-contract'
import { catalogueEndpoints, searchEntities, type WireDocument } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import type { Outcome } from '@vitrin/kernel'
import { answerJson, fromBody, refuse, refuseFields, serve, type BodySource, type ApiRoutes } from '../http'
import type { SearchPlan } from '../search/run-search'
import type { CatalogueContext } from './context'
import { requestedGroup } from './customer-group'
import { dslPlan } from './dsl/dsl-plan'
import { findDocuments, type FoundDocuments } from './find-documents'
import { searchPlan, type SearchParameters } from './search-plan'

/** Catalogue search (contract §2). */
export function searchCall(routes: ApiRoutes, context: CatalogueContext): void {
  const { catalogue, texts, clock, ids, signer } = context
  serve(
    routes,
    catalogueEndpoints.catalogSearch,
    catalogueRequests.catalogSearch,
    async ({ path, query, body, view }) => {
      const startedAt = clock.now()
      const { entity } = path
      if (path.index !== view.storeView.elasticsearch.index)
        return refuse('unknown', `Invalid / inaccessible index name ${path.index}`)
      if (!isEntity(entity)) return refuse('unknown', `Invalid / inaccessible entity ${entity}`)
      const group = parseRequest(customerGroup, body ?? {})
      if (!group.ok) return refuseFields(group.rejection)
      const plan = planOf(entity, body, query, () => ids.next())
      if (!plan.ok) return refuseFields(plan.rejection)
      const found = findDocuments(catalogue, entity, plan.value, await requestedGroup(group.value, signer))
      const isCompact = query.response_format === 'compact'
      const write = texts.writerOf({
        include: query._source_include,
        exclude: query._source_exclude,
        isCompact: isCompact && entity === 'product',
      })
      return answerJson(
        isCompact
          ? compactAnswer(found, write)
          : rawAnswer(found, write, { index: path.index, entity, took: clock.now() - startedAt }),
      )
    },
    searchBody,
  )
}

/**
 * GET has the body in the parameter `request`, encoded twice; a `%` in the text may be encoded only once (contract
 * §2.1).
 */
const searchBody: BodySource = async (request, query) => {
  if (request.method !== 'GET') return fromBody(request, query)
  const once = query.get('request') ?? ''
  try {
    return decodeURIComponent(once)
  } catch {
    return once
  }
}

function isEntity(name: string): name is EntityType {
  return searchEntities.some((entity) => entity === name)
}

type Parameters = SearchParameters & { readonly request_format?: string | undefined }

function planOf(
  entity: EntityType,
  body: unknown,
  parameters: Parameters,
  seed: () => string,
): Outcome<SearchPlan, FieldRefusals> {
  if (parameters.request_format !== 'search-query') return dslPlan(entity, body, parameters, seed)
  const query = parseRequest(searchQuery, body)
  return query.ok ? searchPlan(entity, query.value, parameters, seed) : query
}

type WriteJson = (document: WireDocument) => string

function compactAnswer(found: FoundDocuments, write: WriteJson): string {
  const hits = found.hits.map(({ document, score }) => {
    const text = write(document)
    return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"_score":${score}}`
  })
  return `{"total":${found.total},"hits":[${hits.join(',')}]${more(found)},"suggest":{}}`
}

function rawAnswer(
  found: FoundDocuments,
  write: WriteJson,
  { index, entity, took }: { readonly index: string; readonly entity: EntityType; readonly took: number },
): string {
  const hits = found.hits.map(({ id, document, score }) => {
    const head = JSON.stringify({ _index: index, _type: entity, _id: id, _score: score })
    return `${head.slice(0, -1)},"_source":${write(document)}}`
  })
  const result = `{"total":${found.total},"max_score":${found.maxScore},"hits":[${hits.join(',')}]}`
  return `{"took":${took},"timed_out":false,"hits":${result}${more(found)}}`
}

/** The members that only some answers have, each with a comma before it. */
function more({ aggregations, attributeMetadata }: FoundDocuments): string {
  if (!aggregations) return ''
  const metadata = attributeMetadata ? `,"attribute_metadata":${JSON.stringify(attributeMetadata)}` : ''
  return `,"aggregations":${JSON.stringify(aggregations)}${metadata}`
}
