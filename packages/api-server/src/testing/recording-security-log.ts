import type { SecurityEvent, SecurityIds, SecurityLog } from '../security-log'

/** Keeps the security events, so that a test can read them. */
export class RecordingSecurityLog implements SecurityLog {
  readonly events: ({ readonly event: SecurityEvent } & SecurityIds)[] = []

  record(event: SecurityEvent, ids: SecurityIds = {}): void {
    this.events.push({ event, ...ids })
  }

  /** The events since the last look. */
  take(): readonly ({ readonly event: SecurityEvent } & SecurityIds)[] {
    return this.events.splice(0)
  }
}
