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

/** What answers a machine that watches over the shop, by its path. */
export function operations({
  isReady,
  metrics,
  metricsKey = '',
  security,
}: OperationsOptions): ReadonlyMap<string, Handler> {
  const answers = new Map<string, Handler>([
    ['/healthz', (_, response) => say(response, 200, 'alive')],
    ['/readyz', (_, response) => (isReady() ? say(response, 200, 'ready') : say(response, 503, 'not ready'))],
  ])
  if (metrics)
    answers.set('/metrics', (request, response): void => {
      if (isSameSecret(keyOf(request), metricsKey)) return void sendMetrics(metrics, response)
      security.record('metrics-key-wrong')
      response.setHeader('www-authenticate', 'Bearer')
      say(response, 401, 'The key of METRICS_KEY is needed: Authorization: Bearer <key>')
    })
  return answers
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
