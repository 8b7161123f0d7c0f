import type { Customer, CustomerChange } from '@vitrin/kernel'
import type { QueuedTask } from './ports'
import { PROFILE_SCOPE } from './profile-changes'

export interface PendingProfileOptions {
  readonly session: { readonly current: Customer | undefined }
  readonly queue: { readonly tasks: readonly QueuedTask[] }
}

/**
 * The customer's profile with all changes that are still waiting to be sent; `undefined` for a guest. A form starts
 * from this value, so that two changes made without a network do not undo each other.
 */
export function pendingProfile({ session, queue }: PendingProfileOptions): CustomerChange | undefined {
  const { current } = session
  if (!current) return undefined
  const { firstname, lastname, email, addresses } = current
  const waiting = queue.tasks.filter(({ scope, state }) => scope === PROFILE_SCOPE && state !== 'refused')
  return waiting.reduce<CustomerChange>((profile, task) => ({ ...profile, ...changeOf(task) }), {
    firstname,
    lastname,
    email,
    addresses,
  })
}

function changeOf({ payload }: QueuedTask): Partial<CustomerChange> | undefined {
  return (payload.body as { readonly customer?: Partial<CustomerChange> } | undefined)?.customer
}
