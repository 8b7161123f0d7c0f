import type { TaskAnswer } from './sync-task'

/** What an answer means for its task (decisions.md 6). */
export type AnswerOutcome = 'final' | 'retry-later' | 'server-fault'

/** 429, and 503 that names a time, only wait; other faults of the host are attempts; everything else is the answer. */
export function outcomeOf({ code, retryAfterMs }: TaskAnswer): AnswerOutcome {
  if (code === 429 || (code === 503 && retryAfterMs !== undefined)) return 'retry-later'
  return code >= 500 ? 'server-fault' : 'final'
}
