import { randomUUID } from 'node:crypto'
import type { Clock, Connectivity, IdGenerator } from '@vitrin/kernel'
import { ServerLog } from './log/server-log'

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

/** The log of tests and of parts that are used alone; `startShop` makes its own. */
export const consoleLogger = new ServerLog()
