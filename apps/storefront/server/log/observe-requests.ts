import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IdGenerator } from '@vitrin/kernel'
import { pathOf } from '../../src/known-address'
import { givenRequestId, REQUEST_ID, withRequestId } from './request-ids'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** What it starts belongs to its request only within `withRequestId()`. */
export type ObservedHandler = (request: IncomingMessage, response: ServerResponse, requestId: string) => void

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
  readonly onAnswered?: ((answered: AnsweredRequest) => void) | undefined
}

/** Gives each request an id, for its answer and for its lines in the log. */
export function observeRequests(handle: ObservedHandler, { ids, onAnswered }: Observation): Handler {
  return (request, response) => {
    const id = givenRequestId(request.headers[REQUEST_ID]) ?? ids.next()
    if (onAnswered) {
      const startMs = performance.now()
      response.once('close', () =>
        withRequestId(id, () => onAnswered(answered(request, response, performance.now() - startMs))),
      )
    }
    handle(request, response, id)
  }
}

function answered({ method = 'GET', url = '/' }: IncomingMessage, { statusCode }: ServerResponse, ms: number) {
  return { method, path: pathOf(url), status: statusCode, ms }
}
