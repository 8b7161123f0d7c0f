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

/** A server has its network or it would not be asked. */
export const alwaysOnline: Connectivity = { online: true, subscribe: () => () => {} }

/** One line an event on stderr; the details of a fault follow it. */
export const consoleLogger: Logger = {
  debug() {},
  warn: (message, details) => console.warn(`warning: ${message}`, details ?? ''),
  error: (message, details) => console.error(`error: ${message}`, details ?? ''),
}
