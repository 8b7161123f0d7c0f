import type { IncomingMessage, ServerResponse } from 'node:http'
import { StandIn } from './stand-in'

/** What documents are searched and mapped by. */
const DOCUMENTS = /^\/api\/(catalog|url)\//

/** Another API host, as a shop reaches it by API_URL: the given one, whose documents keep their models to themselves. */
export class HostWithoutModels extends StandIn {
  constructor(origin: string) {
    super((request, response) => void forward(origin, request, response))
  }
}

async function forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
  const answer = await fetch(origin + request.url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const sent = DOCUMENTS.test(request.url ?? '')
    ? Buffer.from(JSON.stringify(JSON.parse(body.toString(), withoutModel)))
    : body
  const { 'content-encoding': ___, 'transfer-encoding': ____, ...answered } = Object.fromEntries(answer.headers)
  response
    .writeHead(answer.status, { ...answered, 'content-length': sent.length })
    .end(request.method === 'HEAD' ? undefined : sent)
}

function withoutModel(key: string, value: unknown): unknown {
  return key === 'made_to_measure' ? undefined : value
}
