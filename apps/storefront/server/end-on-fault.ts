import type { Logger } from '@vitrin/kernel'

/** The part of Node's `process` that is needed. */
interface Process {
  on(event: 'uncaughtException' | 'unhandledRejection', run: (fault: unknown) => void): unknown
  exit(code: number): void
}

/**
 * After a fault that no code expected the process may be in any state: it logs the fault, closes the shop and ends, so
 * that its supervisor starts it again.
 */
export function endOnFault(process: Process, logger: Pick<Logger, 'error'>, close: () => Promise<void>): void {
  let isEnding = false
  const end = (fault: unknown): void => {
    logger.error('An unexpected fault ends the shop', fault)
    if (isEnding) return
    isEnding = true
    const exit = (): void => process.exit(1)
    close().then(exit, exit)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/**
 * The shop goes on when no program reads its output any more, for example after a terminal was closed. Otherwise the
 * line that cannot be written would be an unexpected fault, and so would the line about that fault.
 */
export function outliveItsReaders(streams: readonly Pick<NodeJS.WritableStream, 'on'>[]): void {
  for (const stream of streams) stream.on('error', () => undefined)
}
