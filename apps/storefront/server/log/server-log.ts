import type { SecurityEvent, SecurityIds, SecurityLog } from '@vitrin/api-server'
import type { Logger } from '@vitrin/kernel'
import { FloodLimit } from './flood-limit'
import { currentRequestId } from './request-ids'
import { withoutPersonal } from './without-personal'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Fields = Readonly<Record<string, string | number | undefined>>

interface LogLine {
  readonly level: LogLevel
  readonly event: string
  readonly fields: Fields
}

export interface ServerLogOptions {
  /** Lines below it are left out. */
  readonly level?: LogLevel
  /** At a terminal the lines are text for people; elsewhere each is a JSON object for programs. */
  readonly stream?: { readonly isTTY?: boolean; write(line: string): unknown }
  readonly now?: () => number
}

/** These need a look when there are many; the others are what shoppers do every day. */
const ATTACKS: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'limit-reached',
  'refresh-token-elsewhere',
  'refresh-token-reused',
  'workshop-key-wrong',
  'invalidation-key-wrong',
  'metrics-key-wrong',
])

/** The server's log: what failed, and security events. Each line names its request and holds no personal data. */
export class ServerLog implements Logger, SecurityLog {
  readonly #least: number
  readonly #stream: Required<ServerLogOptions>['stream']
  readonly #now: () => number
  readonly #counts = new Map<string, number>()
  readonly #flood: FloodLimit

  constructor({ level = 'info', stream = process.stderr, now = () => Date.now() }: ServerLogOptions = {}) {
    this.#least = LOG_LEVELS.indexOf(level)
    this.#stream = stream
    this.#now = now
    this.#flood = new FloodLimit(now)
  }

  debug(message: string, details?: unknown): void {
    this.#message('debug', message, details)
  }

  warn(message: string, details?: unknown): void {
    this.#message('warn', message, details)
  }

  error(message: string, details?: unknown): void {
    this.#message('error', message, details)
  }

  get hasRequests(): boolean {
    return this.#least <= LOG_LEVELS.indexOf('debug')
  }

  /** A request that was answered; `path` has no query. */
  request(fields: { readonly method: string; readonly path: string; readonly status: number; readonly ms: number }) {
    this.#add({ level: 'debug', event: 'request', fields })
  }

  record(event: SecurityEvent, { customerId, call }: SecurityIds = {}): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1)
    const leftOut = this.#flood.leftOut(event)
    if (leftOut === undefined) return
    const fields = { customer: customerId, call, left_out: leftOut || undefined }
    this.#add({ level: ATTACKS.has(event) ? 'warn' : 'info', event, fields })
  }

  /** How often each event happened, for metrics. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }

  #message(level: LogLevel, message: string, details: unknown): void {
    this.#add({ level, event: 'message', fields: { message, details: textOf(details) } })
    if (level !== 'debug') this.#counts.set(level, (this.#counts.get(level) ?? 0) + 1)
  }

  #add({ level, event, fields }: LogLine): void {
    if (LOG_LEVELS.indexOf(level) < this.#least) return
    const request = currentRequestId()
    const cleaned = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? withoutPersonal(value) : value]),
    )
    const line = { time: new Date(this.#now()).toISOString(), level, event, request, ...cleaned }
    this.#stream.write(`${this.#stream.isTTY ? readable({ level, event, fields: cleaned }) : JSON.stringify(line)}\n`)
  }
}

/** The stacks of a fault and its causes. Their properties are not logged: they can be addresses with a token. */
function textOf(details: unknown): string | undefined {
  if (details === undefined || details === null) return undefined
  if (!(details instanceof Error)) return typeof details === 'string' ? details : JSON.stringify(details)
  const { stack, cause } = details
  return cause === undefined ? stack : `${stack}\ncaused by: ${textOf(cause)}`
}

/** Characters that move a terminal's cursor or change its colours. */
// eslint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

function readable({ level, event, fields }: LogLine): string {
  const { message = event, ...others } = fields
  const values = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [name === 'details' ? String(value) : `${name}=${value}`],
  )
  return `${level === 'warn' ? 'warning' : level}: ${[message, ...values].join(' ')}`.replace(CONTROLS, '')
}
