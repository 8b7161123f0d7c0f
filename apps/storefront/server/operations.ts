import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSameSecret, type SecurityLog } from '@vitrin/api-server'
import type { Handler } from './log/observe-requests'

interface OperationsOptions {
  /** Whether shoppers can be served now. */
  readonly isReady: () => boolean
  /** The figures; undefined without a key. */
  readonly metrics: { text(): Promise<string> } | undefined
  readonly metricsKey: string | undefined
  readonly security: SecurityLog
}

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Answers what a machine asks that watches over the shop; `handle` answers all else. */
export function withOperations(
  handle: Handler,
  { isReady, metrics, metricsKey = '', security }: OperationsOptions,
): Handler {
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0]
    if (path === '/healthz') return say(response, 200, 'alive')
    if (path === '/readyz') return isReady() ? say(response, 200, 'ready') : say(response, 503, 'not ready')
    if (path !== '/metrics' || !metrics) return handle(request, response)
    if (isSameSecret(keyOf(request), metricsKey)) return void sendMetrics(metrics, response)
    security.record('metrics-key-wrong')
    response.setHeader('www-authenticate', 'Bearer')
    say(response, 401, 'The key of METRICS_KEY is needed: Authorization: Bearer <key>')
  }
}

function keyOf({ headers: { authorization = '' } }: IncomingMessage): string {
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? ''
}

async function sendMetrics(metrics: { text(): Promise<string> }, response: ServerResponse): Promise<void> {
  const text = await metrics.text().catch(() => undefined)
  if (text === undefined) return say(response, 500, 'The figures cannot be read.')
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, HEADERS).end(`${text}\n`)
}
