import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IdGenerator } from '@vitrin/kernel'
import { givenRequestId, withRequestId } from './request-ids'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface AnsweredRequest {
  readonly method: string
  /** Without the query, which may hold a token. */
  readonly path: string
  readonly status: number
  readonly ms: number
}

interface Observation {
  readonly ids: IdGenerator
  /** Called once for each request that ended, also for one whose caller went away. */
  readonly onAnswered: (answered: AnsweredRequest, response: ServerResponse) => void
}

/** Gives each request an id, which its answer and its lines in the log carry. */
export function observeRequests(handle: Handler, { ids, onAnswered }: Observation): Handler {
  return (request, response) => {
    const id = givenRequestId(request.headers['x-request-id']) ?? ids.next()
    const start = performance.now()
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    response.setHeader('x-request-id', id)
    response.once('close', () =>
      withRequestId(id, () =>
        onAnswered(
          { method: request.method ?? 'GET', path, status: response.statusCode, ms: performance.now() - start },
          response,
        ),
      ),
    )
    withRequestId(id, () => handle(request, response))
  }
}
