import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { aCustomer } from './testing/builders'
import { openDevice, settle } from './testing/open-session'
import { rightLogin } from './testing/login'

describe('signing out', () => {
  it.each([
    { data: 'tokens', empty: { token: null } },
    { data: 'refresh token', empty: { refreshToken: null } },
    { data: 'group', empty: { groupToken: '', groupId: null } },
    { data: 'profile', empty: { current: null } },
  ])('deletes the $data from the device [R4.18 $data]', async ({ empty }) => {
    const { openTab, disk, gateway } = openDevice()
    gateway.customer = aCustomer({ groupToken: 'gt' })
    const { session } = await openTab()
    await session.login(rightLogin)
    expect(disk.session).not.toMatchObject(empty)
    await session.logout()
    expect(disk.session).toMatchObject({ ...empty, leaving: '7' })
  })

  it('tells host and shopper [R4.18 session] [R4.18 announcement] [R4.18 silent] [R7.28 user logout]', async () => {
    const { openTab, gateway } = openDevice()
    const { session, events } = await openTab()
    await session.login(rightLogin)
    await session.logout()
    expect([events.at(-1), gateway.calls.at(-1)]).toEqual([
      { type: 'signed-out', account: '7', reason: 'asked', silent: false },
      'logout t1',
    ])
    await session.login(rightLogin)
    await session.logout({ silent: true })
    expect(events.at(-1)).toMatchObject({ silent: true })
  })

  it('works without a network', async () => {
    const { openTab, gateway, logger } = openDevice()
    const { session } = await openTab()
    await session.login(rightLogin)
    gateway.faults.push(new TransportError('offline', 'gone'))
    await session.logout()
    await settle()
    expect([session.account, logger.entries.filter(({ level }) => level === 'error')]).toEqual(['guest', []])
  })

  it('shows in the other tabs, as the sign-in does', async () => {
    const { openTab } = openDevice()
    const [here, there] = [await openTab(), await openTab()]
    await here.session.login(rightLogin)
    expect([there.session.account, there.types()]).toEqual(['7', ['started', 'signed-in']])
    await here.session.logout()
    expect([there.session.account, there.events.at(-1)]).toEqual([
      'guest',
      { type: 'signed-out', account: '7', reason: 'elsewhere', silent: true },
    ])
  })

  it('works also when the device can no longer store', async () => {
    const { openTab } = openDevice()
    const { session, storage } = await openTab()
    await session.login(rightLogin)
    storage.failure = new Error('quota')
    await session.logout()
    expect(session.account).toBe('guest')
  })
})
