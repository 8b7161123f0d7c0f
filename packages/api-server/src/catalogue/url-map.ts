import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints, type UrlMapAnswer } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import { answerBare, answerJson, serve, type ApiRoutes } from '../http'
import type { CatalogueContext } from './context'

/** The fields that hold addresses; the first exact match wins (contract §10). */
const ADDRESS_FIELDS: readonly (readonly [EntityType, field: string])[] = [
  ['product', 'url_path'],
  ['category', 'url_path'],
  ['cms_page', 'identifier'],
]

/** The document behind an address (contract §10), or the redirect of an address without document. */
export function urlMapCall(routes: ApiRoutes, { database, catalogue, texts }: CatalogueContext): void {
  serve(routes, catalogueEndpoints.urlMap, catalogueRequests.urlMap, ({ body, view }) => {
    const write = texts.writerOf({
      include: named(body.includeFields),
      exclude: named(body.excludeFields),
      isCompact: false,
    })
    const index = { _index: view.storeView.elasticsearch.index }
    for (const [entity, field] of ADDRESS_FIELDS) {
      const set = catalogue.inView(view.storeView.storeId, entity)
      const number = set.column(field).terms.get(body.url)?.documents[0]
      const document = number === undefined ? undefined : set.documents[number]
      if (document) {
        const head = JSON.stringify({ ...index, _type: entity, _id: String(document.id), _score: 1 })
        return answerJson(`${head.slice(0, -1)},"_source":${write(document)}}`)
      }
    }
    const redirect = database.redirects.of(body.url)
    if (!redirect) return answerJson('null')
    const { from, to, status } = redirect
    return answerBare({
      ...index,
      _type: 'redirect',
      _id: from,
      _score: 1,
      _source: { request_path: from, target_path: to, redirect_type: status },
    } satisfies UrlMapAnswer)
  })
}

function named(fields: readonly string[] | null | undefined): readonly string[] | undefined {
  return fields && fields.length > 0 ? fields : undefined
}
