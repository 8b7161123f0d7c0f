export type Cancel = () => void

/** Time as a port: tests never sleep and the simulator owns the clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number
  /** Runs once after `delayMs`; the returned function cancels. */
  after(delayMs: number, run: () => void): Cancel
}

/** A fresh id, unique over devices. */
export interface IdGenerator {
  next(): string
}

export interface Logger {
  debug(message: string, details?: unknown): void
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

/** Whether the device believes that it has a network. */
export interface Connectivity {
  readonly online: boolean
  /** Looks again, where a device can: a request was lost although it believes so. Answers what is true now. */
  check?(): Promise<boolean>
  subscribe(listener: (online: boolean) => void): Cancel
}
