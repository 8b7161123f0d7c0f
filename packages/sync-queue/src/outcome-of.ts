import type { TaskAnswer } from './sync-task'

/** What an answer means for its task (decisions.md 6). */
export type AnswerOutcome = 'final' | 'retry-later' | 'server-fault' | 'needs-sign-in'

/**
 * 429, and 503 that names a time, only wait; other faults of the host are attempts. An account's task that is refused for
 * its token waits for that account (decisions.md 9); everything else is the answer.
 */
export function outcomeOf({ code, retryAfterMs }: TaskAnswer, isGuests: boolean): AnswerOutcome {
  if (code === 429 || (code === 503 && retryAfterMs !== undefined)) return 'retry-later'
  if (code === 401 && !isGuests) return 'needs-sign-in'
  return code >= 500 ? 'server-fault' : 'final'
}
