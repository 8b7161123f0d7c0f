import type { IncomingMessage, ServerResponse } from 'node:http'
import { FakeServer } from './fake-server'

/** The endpoints that answer with catalogue documents. */
const DOCUMENTS = /^\/api\/(catalog|url)\//

/** Forwards to the API host at `origin`, but removes the made-to-measure model from catalogue documents. */
export class HostWithoutModels extends FakeServer {
  constructor(origin: string) {
    super((request, response) => void forward(origin, request, response))
  }
}

async function forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
  const upstream = await fetch(origin + request.url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = Buffer.from(await upstream.arrayBuffer())
  const sent = DOCUMENTS.test(request.url ?? '')
    ? Buffer.from(JSON.stringify(JSON.parse(body.toString(), withoutModel)))
    : body
  const {
    'content-encoding': ___,
    'transfer-encoding': ____,
    ...upstreamHeaders
  } = Object.fromEntries(upstream.headers)
  response
    .writeHead(upstream.status, { ...upstreamHeaders, 'content-length': sent.length })
    .end(request.method === 'HEAD' ? undefined : sent)
}

function withoutModel(key: string, value: unknown): unknown {
  return key === 'made_to_measure' ? undefined : value
}
