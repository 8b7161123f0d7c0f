import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What documents are searched and mapped by. */
const DOCUMENTS = /^\/api\/(catalog|url)\//

/** Another API host, as a shop reaches it by API_URL: the given one, whose documents keep their models to themselves. */
export class HostWithoutModels {
  readonly #server: Server

  constructor(origin: string) {
    this.#server = createServer((request, response) => void forward(origin, request, response))
  }

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done))
    this.#server.closeAllConnections()
    await closed
  }
}

async function forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
  const answer = await fetch(origin + request.url, { method: request.method ?? 'GET', headers, redirect: 'manual', ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) })
  const body = Buffer.from(await answer.arrayBuffer())
  const sent = DOCUMENTS.test(request.url ?? '') ? Buffer.from(JSON.stringify(JSON.parse(body.toString(), withoutModel))) : body
  const { 'content-encoding': ___, 'transfer-encoding': ____, ...answered } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, { ...answered, 'content-length': sent.length }).end(request.method === 'HEAD' ? undefined : sent)
}

function withoutModel(key: string, value: unknown): unknown {
  return key === 'made_to_measure' ? undefined : value
}
