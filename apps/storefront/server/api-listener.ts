import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** Answers a request to the API host; `address` is where it came from. */
export type ApiHandler = (request: Request, address: string | undefined) => Response | Promise<Response>

/** The library's own `Request` has to be everybody's: what is copied from one (bodies of no announced length) is read by it. */
export function apiListener(answer: ApiHandler): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener((request, { incoming }) =>
    answer(request, (incoming as IncomingMessage).socket.remoteAddress),
  )
  return (request, response) => void listener(request, response)
}
