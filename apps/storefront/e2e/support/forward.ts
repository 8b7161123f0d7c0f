import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Forwarded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Repeats a request at another address, without the headers `without`. */
export async function forward(
  request: IncomingMessage,
  address: string,
  body: Buffer<ArrayBuffer>,
  without: readonly string[] = [],
): Promise<Forwarded> {
  const removed = ['host', 'connection', 'content-length', ...without]
  const headers = Object.entries(request.headers as Record<string, string>).filter(([name]) => !removed.includes(name))
  const upstream = await fetch(address, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers),
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  })
  const sent = Buffer.from(await upstream.arrayBuffer())
  const {
    'content-encoding': _,
    'transfer-encoding': __,
    'content-length': ___,
    ...kept
  } = Object.fromEntries(upstream.headers)
  return { status: upstream.status, headers: kept, body: sent }
}

export function send(response: ServerResponse, { status, headers, body }: Forwarded, method?: string): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(method === 'HEAD' ? undefined : body)
}
