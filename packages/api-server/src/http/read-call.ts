import type { Context } from 'hono'
import { accept, readJson, reject, type Outcome } from '@vitrin/kernel'
import { fieldRefusal, parseRequest, queryObject, type FieldRefusals, type RequestSchemas } from '@vitrin/api-contract'
import type { z } from 'zod'
import { requestedView, type ShopView } from '../shop-options'
import type { ApiEnv } from './api-routes'

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** A request that fits its schemas. */
export interface Call<Schemas extends RequestSchemas> {
  readonly path: Read<Schemas['path']>
  readonly query: Read<Schemas['query']>
  readonly body: Read<Schemas['body']>
  /** The store view that the request names. */
  readonly view: ShopView
  readonly request: Request
}

/** Gets the JSON text of a body. */
export type BodySource = (request: Request, query: URLSearchParams) => Promise<string>

export const fromBody: BodySource = (request) => request.text()

/** Reads all parts of a request, so that a refusal names all wrong fields at once. */
export async function readCall<Schemas extends RequestSchemas>(
  context: Context<ApiEnv>,
  schemas: Schemas,
  source: BodySource = fromBody,
): Promise<Outcome<Call<Schemas>, FieldRefusals>> {
  const request = context.req.raw
  const { searchParams } = new URL(request.url)
  const bodyText = schemas.body ? await source(request, searchParams) : ''
  const view = requestedView(context.get('shop'), request, searchParams)
  const path = part(schemas.path, () => accept(context.req.param()))
  const query = part(schemas.query, () => accept(queryObject(searchParams)))
  const body = part(schemas.body, () => json(bodyText))
  if (path.ok && query.ok && body.ok) {
    return accept({
      path: path.value,
      query: query.value,
      body: body.value,
      view,
      request,
    } as Call<Schemas>)
  }
  return reject([path, query, body].flatMap((read) => (read.ok ? [] : read.rejection)))
}

function part(
  schema: z.ZodType | undefined,
  input: () => Outcome<unknown, FieldRefusals>,
): Outcome<unknown, FieldRefusals> {
  if (!schema) return accept(undefined)
  const read = input()
  return read.ok ? parseRequest(schema, read.value) : read
}

function json(text: string): Outcome<unknown, FieldRefusals> {
  if (text === '') return accept(undefined)
  const value = readJson(text)
  return value === undefined ? reject(fieldRefusal('body', 'should be JSON')) : accept(value)
}
