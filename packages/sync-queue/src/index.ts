// store
export { SyncQueueStore } from './sync-queue-store'
export type { SyncQueueOptions } from './sync-queue-options'
export { DEFAULT_SYNC_QUEUE_CONFIG } from './sync-queue-config'
export type { SyncQueueConfig } from './sync-queue-config'
// model
export type { SyncTask, TaskAnswer, TaskState } from './sync-task'
export type { QueueEvent } from './queue-event'
// rules
export { outcomeOf } from './outcome-of'
export type { AnswerOutcome } from './outcome-of'
export { unsentTasks } from './unsent-tasks'
export type { QueuedTasks, UnsentTasks } from './unsent-tasks'
// ports
export { singleTabLeadership } from './single-tab-leadership'
export type { Identity, Leadership, TaskChange, TaskStorage, TaskTransport } from './ports'
