import { afterAll, expect, it } from 'vitest'
import { ApiHost } from '../testing'
import { openApiDocument, type OpenApiDocument } from './open-api-document'

const host = new ApiHost()
afterAll(() => host.close())

it('the host serves a description of its calls', async () => {
  const { status, body } = await host.get<OpenApiDocument>('/api/openapi.json')
  expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(openApiDocument()))])
})

it('each call has its parameters, body, token and key', () => {
  const { paths } = openApiDocument()
  expect(paths['/img/{width}/{height}/{action}/{path}']?.['get']?.parameters.map(({ name }) => name)).toEqual([
    'width',
    'height',
    'action',
    'path',
  ])
  expect(paths['/api/order']?.['post']).toMatchObject({
    operationId: 'order',
    parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    security: [{ token: [] }, {}],
  })
  expect(paths['/api/ext/contact-form/send']?.['post']?.requestBody?.content).toHaveProperty('multipart/form-data')
})
