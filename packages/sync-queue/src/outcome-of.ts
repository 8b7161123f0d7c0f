import type { TaskAnswer } from './sync-task'

/** What an answer means for its task (decisions.md 6). */
export type AnswerOutcome = 'final' | 'retry-later' | 'server-fault' | 'needs-sign-in'

/**
 * 429, and 503 with `Retry-After`, only wait; other server faults count as attempts. A task of an account whose token
 * is
 * refused waits for the next sign-in (decisions.md 9). Everything else is the final answer.
 */
export function outcomeOf({ code, retryAfterMs }: TaskAnswer, isGuests: boolean): AnswerOutcome {
  if (code === 429 || (code === 503 && retryAfterMs !== undefined)) return 'retry-later'
  if (code === 401 && !isGuests) return 'needs-sign-in'
  return code >= 500 ? 'server-fault' : 'final'
}
