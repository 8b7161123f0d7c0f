import type { CustomerChange } from '@vitrin/kernel'
import type { SyncQueueStore } from '@vitrin/sync-queue'
import { PROFILE_SCOPE, type SessionStore } from '@vitrin/user-session'

/**
 * The account as its owner wants it: what the host has, and over it what is still to be sent. Whoever changes one thing
 * changes this, so that two changes made without a network do not undo one another.
 */
export function wishedProfile({
  session,
  queue,
}: {
  readonly session: SessionStore
  readonly queue: Pick<SyncQueueStore, 'tasks'>
}): CustomerChange | undefined {
  const { current } = session
  if (!current) return undefined
  const { firstname, lastname, email, addresses } = current
  const unsent = queue.tasks.filter(({ scope, state }) => scope === PROFILE_SCOPE && state !== 'refused')
  return Object.assign(
    { firstname, lastname, email, addresses },
    ...unsent.map(
      ({ payload }) => (payload.body as { readonly customer?: Partial<CustomerChange> } | undefined)?.customer,
    ),
  ) as CustomerChange
}
