export type Cancel = () => void

/** Time as a port: tests never sleep and the simulator owns the clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number
  /** Runs once after `delayMs`; the returned function cancels. */
  after(delayMs: number, run: () => void): Cancel
}

/** Makes ids that are unique across devices. */
export interface IdGenerator {
  next(): string
}

export interface Logger {
  debug(message: string, details?: unknown): void
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

/** The state of the network, as far as the device knows it. */
export interface Connectivity {
  readonly online: boolean
  /** Asks the device again, after a request was lost although `online` is true. Resolves to the new state. */
  check?(): Promise<boolean>
  subscribe(listener: (online: boolean) => void): Cancel
}
