// store
export { SyncQueueStore } from './sync-queue-store'
export type { SyncQueueOptions } from './sync-queue-options'
// model
export type { SyncTask, TaskAnswer, TaskState } from './sync-task'
// rules
export { unsentTasks } from './unsent-tasks'
export type { UnsentTasks } from './unsent-tasks'
// ports
export { singleTabLeadership } from './single-tab-leadership'
export type { Identity, Leadership, TaskChange, TaskStorage, TaskTransport } from './ports'
