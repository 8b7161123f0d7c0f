import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import { answerBare, createRoutes, serve, type ApiRoutes } from '../http'
import type { ShopView } from '../shop-options'
import type { ContentDocument, ContentDocumentName, ContentFolder } from './content-folder'

interface ContentRoutesOptions {
  readonly content: ContentFolder
  /** Its store code is the language of requests that name none. */
  readonly defaultView: ShopView
}

type CollectionName = 'pageInfos' | 'pageSolutions' | 'pageConditions'
type SingleName = Exclude<ContentDocumentName, CollectionName>

/** The calls of a headless CMS, answered as Strapi 4 does, with all pictures and components (contract §14). */
export function contentRoutes({ content, defaultView }: ContentRoutesOptions): ApiRoutes {
  const routes = createRoutes()
  const defaultLocale = defaultView.storeView.storeCode

  for (const name of ['pageInfos', 'pageSolutions', 'pageConditions'] satisfies CollectionName[]) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ query }) => {
      const { locale = defaultLocale, pagination } = query
      const { page, pageSize } = pagination
      const all = content.read(locale, name) ?? []
      const shown = all.slice((page - 1) * pageSize, page * pageSize)
      return answerBare({
        data: shown.map((entry) => strapiEntry(all.indexOf(entry) + 1, locale, withMedia(entry))),
        meta: { pagination: { page, pageSize, pageCount: Math.ceil(all.length / pageSize), total: all.length } },
      })
    })
  }
  for (const name of ['portfolio', 'notificationMessage'] satisfies SingleName[]) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ query: { locale = defaultLocale } }) => {
      const document: ContentDocument<SingleName> | undefined = content.read(locale, name)
      if (!document) return notFound()
      const fields = 'items' in document ? { ...document, items: document.items.map(withMedia) } : document
      return answerBare({ data: strapiEntry(1, locale, fields), meta: {} })
    })
  }
  return routes
}

function strapiEntry(id: number, locale: string, attributes: object): object {
  return { id, attributes: { ...attributes, locale } }
}

/** Media fields of an entry are relations. */
function withMedia(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => (MEDIA.has(name) ? [name, { data: related(value) }] : [name, value])),
  )
}

const MEDIA: ReadonlySet<string> = new Set(['image', 'images', 'gallery'])

function related(media: unknown): unknown {
  if (media === null || media === undefined) return null
  return Array.isArray(media)
    ? media.map((attributes: unknown, index) => ({ id: index + 1, attributes }))
    : { id: 1, attributes: media }
}

/** Strapi's own envelope of a refusal. */
function notFound(): Response {
  const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} }
  return answerBare({ data: null, error }, {}, 404)
}
