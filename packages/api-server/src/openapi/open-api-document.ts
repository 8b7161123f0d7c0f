import {
  catalogueRequests,
  graphqlRequests,
  invalidationRequests,
  shopRequests,
  type RequestSchemas,
} from '@vitrin/api-contract'
import {
  catalogueEndpoints,
  CONTRACT_VERSION,
  errorCodes,
  graphqlEndpoints,
  invalidationEndpoints,
  shopEndpoints,
  type Endpoint,
} from '@vitrin/api-contract/wire'
import { z } from 'zod'

type JsonSchema = Readonly<Record<string, unknown>>

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly security?: readonly JsonSchema[]
  readonly responses: JsonSchema
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: JsonSchema
}

/** Each call of the contract with the schemas that the host itself reads requests with. */
export function openApiDocument(): OpenApiDocument {
  const calls = { ...catalogueEndpoints, ...graphqlEndpoints, ...invalidationEndpoints, ...shopEndpoints }
  const requests: Readonly<Record<string, RequestSchemas>> = {
    ...catalogueRequests,
    ...graphqlRequests,
    ...invalidationRequests,
    ...shopRequests,
  }
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(calls))
    for (const method of endpoint.methods) {
      const operation = operationOf(endpoint, requests[name] ?? {}, { name, method })
      paths[templateOf(endpoint.path)] = { ...paths[templateOf(endpoint.path)], [method.toLowerCase()]: operation }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrin API host', version: CONTRACT_VERSION },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/user/login.' } },
      schemas: { Refusal: REFUSAL },
    },
  }
}

const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['code', 'result'],
  properties: { code: { type: 'integer' }, result: {}, meta: { type: 'object' } },
}

function operationOf(
  endpoint: Endpoint,
  { path, query, body }: RequestSchemas,
  { name, method }: { readonly name: string; readonly method: string },
): OpenApiOperation {
  const bodyType = endpoint.files ? 'multipart/form-data' : 'application/json'
  return {
    operationId: endpoint.methods.length > 1 ? `${name}.${method.toLowerCase()}` : name,
    parameters: [
      ...parametersOf('path', path),
      ...parametersOf('query', query),
      ...(endpoint.changes ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && method !== 'GET' && { requestBody: { content: { [bodyType]: { schema: jsonSchema(body) } } } }),
    ...(endpoint.auth !== 'none' && { security: endpoint.auth === 'token' ? [{ token: [] }, {}] : [{ token: [] }] }),
    responses: {
      200: endpoint.bare
        ? { description: 'The result itself (contract §1.2).' }
        : { description: 'The result in its envelope.', content: { 'application/json': { schema: ENVELOPE } } },
      ...Object.fromEntries(
        Object.entries(errorCodes).map(([kind, code]) => [
          code,
          { description: kind, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
        ]),
      ),
    },
  }
}

const ENVELOPE: JsonSchema = {
  type: 'object',
  required: ['code', 'result'],
  properties: { code: { const: 200 }, result: {} },
}

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): readonly OpenApiParameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

/** What a caller sends; rules that JSON Schema cannot say are left out. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** `/img/:width/:path{.+}` is `/img/{width}/{path}`. */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
}
