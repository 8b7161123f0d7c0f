import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import { createRoutes, type ApiRoutes } from '../http'
import { openApiDocument } from './open-api-document'

/** `GET /api/openapi.json`: the calls of the host for tools. */
export function openApiRoutes(): ApiRoutes {
  const routes = createRoutes()
  const { methods, path } = catalogueEndpoints.openApi
  let text: string | undefined
  routes.on([...methods], path, () => {
    text ??= JSON.stringify(openApiDocument())
    return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } })
  })
  return routes
}
