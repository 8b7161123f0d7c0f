import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ClientAddresses } from './client-addresses'

/** Answers a request to the API host; `address` is the network address of the caller. */
export type ApiHandler = (request: Request, address: string | undefined) => Response | Promise<Response>

/**
 * A Node listener for the API host. The library replaces the global `Request` with its own, which it needs when a
 * request is copied, for example one with a body of unknown length.
 */
export function apiListener(
  answer: ApiHandler,
  addresses: Pick<ClientAddresses, 'of'> = new ClientAddresses([]),
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener((request, { incoming }) => answer(request, addresses.of(incoming)))
  return (request, response) => void listener(request, response)
}
