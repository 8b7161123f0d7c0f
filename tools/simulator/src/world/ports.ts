import type { Clock, IdGenerator, Logger } from '@vitrin/kernel'
import type { Generation } from './generation'

/** Time, ids and log of one page. */
export function plainPorts(generation: Generation): {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
} {
  const { world } = generation
  let count = 0
  const log = (message: string, details?: unknown) => {
    const fault = details instanceof Error ? ` (${details.message})` : ''
    world.trace.record(generation.actor, `~ ${message}${fault}`)
  }
  return {
    clock: {
      now: () => {
        generation.enter('clock')
        return world.now
      },
      after: (delayMs, run) => {
        generation.enter('clock.after')
        return generation.after(delayMs, run)
      },
    },
    ids: {
      next: () => {
        generation.enter('ids')
        count += 1
        return `${generation.name}-${count}`
      },
    },
    logger: { debug: () => undefined, warn: log, error: log },
  }
}
