import { describe, expect, it } from 'vitest'
import { aCustomer } from './testing/builders'
import { openDevice, settle } from './testing/open-session'
import { rightLogin, HOME } from './testing/login'

describe('the profile', () => {
  const change = { firstname: 'Eva', lastname: 'Berg', email: ' Eva@example.se', group_id: 9 }

  it('is changed by a task with only the fields that may change [R7.05 POST me] [R3.13 others]', async () => {
    const { openTab } = openDevice()
    const { session, outbox } = await openTab()
    await session.updateProfile(change)
    expect(outbox.tasks).toEqual([])
    await session.login(rightLogin)
    await session.updateProfile(change)
    expect(outbox.tasks).toEqual([
      expect.objectContaining({
        account: '7',
        scope: 'profile',
        url: '/api/user/me?token={{token}}',
        payload: {
          method: 'POST',
          body: { customer: { firstname: 'Eva', lastname: 'Berg', email: 'eva@example.se' } },
        },
      }),
    ])
  })

  it.each([
    ['firstname', 'Eva'],
    ['lastname', 'Berg'],
    ['email', 'eva@example.se'],
    ['addresses', [HOME]],
  ])('sends a changed %s [R3.13 $0]', async (field, value) => {
    const { session, outbox } = await openDevice().openTab()
    await session.login(rightLogin)
    await session.updateProfile({ ...change, addresses: [HOME] })
    expect(outbox.tasks[0]?.payload.body).toMatchObject({ customer: { [field]: value } })
  })

  it('takes the profile of the host’s answer, and announces a refusal [R8.09]', async () => {
    const { openTab } = openDevice()
    const { session, outbox, events } = await openTab()
    await session.login(rightLogin)
    outbox.answer({ task_id: 'a', account: '7', code: 200, result: aCustomer({ firstname: 'Eva' }) })
    await settle()
    expect([session.current?.firstname, events.at(-1)]).toEqual(['Eva', { type: 'profile-updated' }])
    outbox.answer({
      task_id: 'b',
      account: '7',
      code: 400,
      result: 'A customer with the same email address already exists in an associated website.',
    })
    await settle()
    expect(events.at(-1)).toMatchObject({
      type: 'profile-refused',
      message: expect.stringContaining('same email') as string,
    })
  })

  it('is fetched when the host answers without a profile', async () => {
    const { openTab, gateway } = openDevice()
    const { session, outbox, events } = await openTab()
    await session.login(rightLogin)
    gateway.customer = aCustomer({ firstname: 'Eva' })
    outbox.answer({ task_id: 'a', account: '7', code: 200, result: true })
    await settle()
    expect([session.account, session.current?.firstname, events.at(-1)]).toEqual([
      '7',
      'Eva',
      { type: 'profile-updated' },
    ])
  })

  it('never becomes another account’s', async () => {
    const { openTab } = openDevice()
    const { session, outbox } = await openTab()
    await session.login(rightLogin)
    outbox.answer({ task_id: 'a', account: '8', code: 200, result: aCustomer({ id: 8, firstname: 'Eva' }) })
    await settle()
    expect(session.current).toEqual(aCustomer())
  })
})
