import type { Logger } from '../ports'

/** Keeps the log entries, so that a test can read them. */
export class RecordingLogger implements Logger {
  readonly entries: {
    readonly level: 'debug' | 'warn' | 'error'
    readonly message: string
    readonly details: unknown
  }[] = []

  debug(message: string, details?: unknown): void {
    this.entries.push({ level: 'debug', message, details })
  }
  warn(message: string, details?: unknown): void {
    this.entries.push({ level: 'warn', message, details })
  }
  error(message: string, details?: unknown): void {
    this.entries.push({ level: 'error', message, details })
  }
}
