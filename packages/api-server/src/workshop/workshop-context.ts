import type { Clock } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { Catalogue } from '../ports'
import type { SecurityLog } from '../security-log'
import type { AttachmentFolder } from '../shop/questions/attachment-folder'
import type { AttemptLimiter } from '../shop/users/attempt-limiter'
import type { WorkshopSessions } from './workshop-session'

/** The place where the shop's people see what waits for them. */
export interface WorkshopOptions {
  /** What a person or a program has to give. */
  readonly key: string
  /** Whether the shop is reached over https only; browsers then keep the session off plain connections. */
  readonly isSecure?: boolean
}

/** What the pages and calls of the workshop work with. */
export interface WorkshopContext {
  readonly key: string
  readonly database: HostDatabase
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly attachments: AttachmentFolder
  readonly reviewPictures: AttachmentFolder
  readonly clock: Clock
  readonly security: SecurityLog
  readonly sessions: WorkshopSessions
  readonly attempts: AttemptLimiter
  readonly clientAddress: (request: Request) => string | undefined
  /** Called with the cache tags of products whose reviews changed. */
  readonly onChanged: (tags: ReadonlySet<string>) => void
}
