import { randomUUID } from 'node:crypto'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs).unref()
    return () => clearTimeout(timer)
  },
}

export const randomIds: IdGenerator = { next: () => randomUUID() }

/** A server that gets requests has a network. */
export const alwaysOnline: Connectivity = { online: true, subscribe: () => () => {} }

/** Writes a line for each event to stderr, followed by the details of a fault. */
export const consoleLogger: Logger = {
  debug() {},
  warn: (message, details) => console.warn(`warning: ${message}`, withoutProperties(details)),
  error: (message, details) => console.error(`error: ${message}`, withoutProperties(details)),
}

/** The stacks of a fault and its causes. Their properties are not logged: they can be addresses with a token. */
function withoutProperties(details: unknown): unknown {
  if (!(details instanceof Error)) return details ?? ''
  const { stack, cause } = details
  return cause === undefined ? stack : `${stack}\ncaused by: ${String(withoutProperties(cause))}`
}
