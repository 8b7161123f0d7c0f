import type { TextKey } from '../messages/use-text'

/** The name of each kind of task, by its scope. */
export const TASK_NAMES: Readonly<Record<string, TextKey>> = {
  orders: 'outbox.order',
  profile: 'outbox.profile',
  reviews: 'outbox.review',
  contact: 'outbox.question',
}
