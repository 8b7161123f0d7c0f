import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import { answerJson, serve, type ApiRoutes } from '../http'
import type { CatalogueContext } from './context'

/** The fields that hold addresses; the first exact match wins (contract §10). */
const ADDRESS_FIELDS: readonly (readonly [EntityType, field: string])[] = [
  ['product', 'url_path'],
  ['category', 'url_path'],
  ['cms_page', 'identifier'],
]

/** The document behind an address (contract §10). */
export function urlMapCall(routes: ApiRoutes, { catalogue, texts }: CatalogueContext): void {
  serve(routes, catalogueEndpoints.urlMap, catalogueRequests.urlMap, ({ body, view }) => {
    const write = texts.writerOf({
      include: named(body.includeFields),
      exclude: named(body.excludeFields),
      isCompact: false,
    })
    for (const [entity, field] of ADDRESS_FIELDS) {
      const set = catalogue.of(entity)
      const number = set.column(field).terms.get(body.url)?.documents[0]
      const document = number === undefined ? undefined : set.documents[number]
      if (document) {
        const head = JSON.stringify({
          _index: view.storeView.elasticsearch.index,
          _type: entity,
          _id: String(document.id),
          _score: 1,
        })
        return answerJson(`${head.slice(0, -1)},"_source":${write(document)}}`)
      }
    }
    return answerJson('null')
  })
}

function named(fields: readonly string[] | null | undefined): readonly string[] | undefined {
  return fields && fields.length > 0 ? fields : undefined
}
