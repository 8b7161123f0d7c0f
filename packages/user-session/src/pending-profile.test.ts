import { describe, expect, it } from 'vitest'
import { pendingProfile } from './pending-profile'
import type { QueuedTask } from './ports'
import { aCustomer } from './testing'

const task = (customer: object, part: Partial<QueuedTask> = {}): QueuedTask => ({
  scope: 'profile',
  state: 'waiting',
  payload: { body: { customer } },
  ...part,
})

function profileWith(...tasks: readonly QueuedTask[]) {
  return pendingProfile({ session: { current: aCustomer({ firstname: 'Åsa' }) }, queue: { tasks } })
}

describe('pendingProfile', () => {
  it('is undefined for a guest', () => {
    expect(pendingProfile({ session: { current: undefined }, queue: { tasks: [task({})] } })).toBeUndefined()
  })

  it('is the profile of the host while no change waits', () => {
    const { firstname, lastname, email, addresses } = aCustomer({ firstname: 'Åsa' })
    expect(profileWith()).toEqual({ firstname, lastname, email, addresses })
  })

  it('applies waiting changes in their order', () => {
    expect(
      profileWith(task({ firstname: 'Eva' }), task({ firstname: 'Ida', lastname: 'Ek' }), task({ lastname: 'Ask' })),
    ).toMatchObject({ firstname: 'Ida', lastname: 'Ask' })
  })

  it('leaves out tasks that the host refused and tasks of other packages', () => {
    const refused = task({ firstname: 'Eva' }, { state: 'refused' })
    const other = task({ firstname: 'Eva' }, { scope: 'orders' })
    expect(profileWith(refused, other)).toMatchObject({ firstname: 'Åsa' })
  })
})
