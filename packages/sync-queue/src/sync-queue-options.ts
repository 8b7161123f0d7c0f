import type { Clock, Connectivity, Logger } from '@vitrin/kernel'
import type { Identity, Leadership, TaskStorage, TaskTransport } from './ports'
import type { SyncQueueConfig } from './sync-queue-config'

export interface SyncQueueOptions {
  readonly storage: TaskStorage
  readonly transport: TaskTransport
  readonly identity: Identity
  readonly connectivity: Connectivity
  readonly leadership: Leadership
  readonly clock: Clock
  readonly logger: Logger
  /** Switches that differ from the defaults. */
  readonly config?: Partial<SyncQueueConfig>
}
