import { HostRejection, TransportError, type Outcome } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { AccountRejection } from './rejections'
import { aCustomer } from './testing/builders'
import { openDevice, settle } from './testing/open-session'
import { rightLogin, HOME } from './testing/login'

describe('the session at start', () => {
  it('starts as a guest on a fresh device and announces it [R4.13]', async () => {
    const { openTab, gateway } = openDevice()
    const { session, events } = await openTab()
    expect([session.account, session.current, events, gateway.calls]).toEqual([
      'guest',
      undefined,
      [{ type: 'started', authorized: false }],
      [],
    ])
  })

  it('knows when it began, and that the device was read [R3.12 session start] [R3.12 local-data-loaded]', async () => {
    const { openTab, clock } = openDevice()
    clock.advance(60_000)
    const { session } = await openTab({ load: false })
    expect([session.startedAt, session.isLoaded]).toEqual([0, false])
    const loading = session.load()
    expect([session.startedAt, session.isLoaded]).toEqual([clock.now(), false])
    await loading
    expect([session.startedAt, session.isLoaded]).toEqual([clock.now(), true])
  })

  it('knows the store view that the shopper uses [R3.12 current_storecode]', async () => {
    expect((await openDevice().openTab()).session.storeCode).toBe('sv')
  })

  it('shows the stored account at once and then fetches the profile [R4.13]', async () => {
    const { openTab, gateway } = openDevice()
    await (await openTab()).session.login(rightLogin)
    gateway.calls.length = 0
    gateway.customer = aCustomer({ firstname: 'Eva' })
    const { session, types } = await openTab()
    expect([session.account, session.current?.firstname]).toEqual(['7', 'Åsa'])
    await settle()
    expect([session.current?.firstname, types(), gateway.calls]).toEqual(['Eva', ['started', 'authorized'], ['me 7']])
  })

  it('does not call the host without a network, and keeps the account [R4.13]', async () => {
    const { openTab, gateway, connectivity } = openDevice()
    await (await openTab()).session.login(rightLogin)
    gateway.calls.length = 0
    connectivity.set(false)
    const { session } = await openTab()
    await settle()
    expect([session.account, gateway.calls]).toEqual(['7', []])
  })
})

describe('signing in', () => {
  it('stores tokens and profile together, and keeps no group token in the profile [R4.14]', async () => {
    const { openTab, gateway, disk } = openDevice()
    gateway.customer = aCustomer({ groupToken: 'gt' })
    const { session, types } = await openTab()
    expect(await session.login(rightLogin)).toMatchObject({ ok: true, value: { email: 'asa@example.se' } })
    expect(disk.session).toMatchObject({
      token: 't1',
      refreshToken: 'r1',
      groupToken: 'gt',
      groupId: 1,
      current: { id: 7 },
      leaving: null,
    })
    expect([disk.session.current, session.group, types()]).toEqual([
      aCustomer(),
      { groupToken: 'gt', groupId: 1 },
      ['started', 'signed-in'],
    ])
    expect(gateway.calls).toEqual(['login asa@example.se', 'me t1'])
  })

  it.each([
    ['token', { token: 't1' }],
    ['refreshToken', { refreshToken: 'r1' }],
    ['groupToken', { groupToken: 'gt' }],
    ['groupId', { groupId: 1 }],
    ['current user', { current: { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg', group_id: 1 } }],
    ['current user', { current: { addresses: [HOME] } }],
  ])('stores the %s [R3.12 $0]', async (_, fields) => {
    const { openTab, gateway, disk } = openDevice()
    gateway.customer = aCustomer({ groupToken: 'gt', addresses: [HOME] })
    const { session } = await openTab()
    await session.login(rightLogin)
    expect(disk.session).toMatchObject(fields)
  })

  it('names the group of a signed-in customer, and none of a guest [R6.05 search requests]', async () => {
    const { openTab, gateway } = openDevice()
    gateway.customer = aCustomer({ groupToken: 'gt', group_id: 3 })
    const { session } = await openTab()
    expect(session.group).toBeUndefined()
    await session.login(rightLogin)
    expect(session.group).toEqual({ groupId: 3, groupToken: 'gt' })
    await session.logout()
    expect(session.group).toBeUndefined()
  })

  it('gives back what the host refuses, and stays as it was', async () => {
    const { openTab, disk } = openDevice()
    const { session } = await openTab()
    expect(await session.login({ ...rightLogin, password: 'fel' })).toEqual({
      ok: false,
      rejection: { code: 401, message: 'The account sign-in was incorrect', fields: [] },
    })
    expect(disk.session.token).toBeNull()
  })

  it('sends nothing that the host would refuse', async () => {
    const { openTab, gateway } = openDevice()
    const { session } = await openTab()
    await session.login(rightLogin)
    gateway.calls.length = 0
    const issuesOf = async (asked: Promise<Outcome<unknown, AccountRejection>>) => {
      const outcome = await asked
      return outcome.ok || outcome.rejection.code !== 'invalid'
        ? []
        : outcome.rejection.issues.map(({ field }) => field)
    }
    expect(await issuesOf(session.login({ username: 'asa', password: '' }))).toEqual(['username', 'password'])
    expect(
      await issuesOf(session.register({ email: 'asa@example.se', firstname: 'Å', lastname: 'Berg', password: 'kort' })),
    ).toEqual(['firstname', 'password'])
    expect(await issuesOf(session.resetPassword('asa'))).toEqual(['email'])
    expect(
      await issuesOf(session.createPassword({ email: 'asa@example.se', newPassword: 'kort', resetToken: 'x' })),
    ).toEqual(['newPassword'])
    expect(await issuesOf(session.changePassword({ currentPassword: '', newPassword: 'Nyare123' }))).toEqual([
      'currentPassword',
    ])
    expect(await issuesOf(session.updateProfile({ firstname: 'Eva', lastname: '', email: 'eva@example.se' }))).toEqual([
      'lastname',
    ])
    expect(gateway.calls).toEqual([])
  })

  it('stores nothing and throws when the profile cannot be fetched [R4.14]', async () => {
    const { openTab, gateway, disk } = openDevice()
    const { session } = await openTab()
    const me = gateway.me.bind(gateway)
    gateway.me = () => Promise.reject(new TransportError('timeout', 'late'))
    await expect(session.login(rightLogin)).rejects.toBeInstanceOf(TransportError)
    expect([disk.session.token, session.account]).toEqual([null, 'guest'])
    gateway.me = me
  })

  it('signs in with a password that was just created [R4.17]', async () => {
    const { openTab, gateway } = openDevice()
    const { session } = await openTab()
    await session.resetPassword('asa@example.se')
    const password = { email: 'asa@example.se', newPassword: 'Nyare123', resetToken: gateway.mailedToken }
    expect(await session.createPassword(password)).toMatchObject({ ok: true })
    expect(session.account).toBe('7')
  })

  it('signs in anew with a changed password, and gives back why one was not changed [R8.08]', async () => {
    const { openTab, gateway, disk } = openDevice()
    const { session, types } = await openTab()
    await session.login(rightLogin)
    expect(await session.changePassword({ currentPassword: 'fel', newPassword: 'Nyare123' })).toMatchObject({
      ok: false,
      rejection: { code: 400, message: "The password doesn't match this account." },
    })
    expect(await session.changePassword({ currentPassword: 'hemligt1', newPassword: 'Nyare123' })).toMatchObject({
      ok: true,
    })
    expect([disk.session.token, types().filter((type) => type === 'password-changed')]).toEqual([
      't2',
      ['password-changed'],
    ])
    // The login from before the change ends at the host.
    expect(gateway.calls.filter((call) => call.startsWith('logout'))).toEqual(['logout t1'])
  })

  it('leaves the login of another tab alone when it cannot store its own', async () => {
    const { openTab, gateway } = openDevice()
    const [here, there] = [await openTab(), await openTab()]
    await there.session.login(rightLogin)
    here.storage.failure = new Error('QuotaExceededError')
    await here.session.login(rightLogin)
    expect(here.session.isSignedIn).toBe(true)
    expect(gateway.calls.filter((call) => call.startsWith('logout'))).toEqual([])
  })

  it('signs out everywhere, here last; without an answer the session stays', async () => {
    const { openTab, gateway } = openDevice()
    const { session } = await openTab()
    await session.login(rightLogin)
    expect(await session.atHost.logins()).toHaveLength(1)
    gateway.faults.push(new TransportError('offline', 'no network'))
    await expect(session.atHost.signOutEverywhere()).rejects.toBeInstanceOf(TransportError)
    expect(session.isSignedIn).toBe(true)
    expect((await session.atHost.signOutEverywhere()).ok).toBe(true)
    expect([session.isSignedIn, gateway.calls.includes('end-logins 7')]).toEqual([false, true])
  })

  it('asks for another e-mail address at once with the password, and keeps neither on the device', async () => {
    const { openTab, gateway, disk } = openDevice()
    const { session } = await openTab()
    const change = { email: ' Asa@Ny.se', currentPassword: 'hemligt1' }
    expect(await session.atHost.changeEmail(change)).toMatchObject({ ok: false, rejection: { code: 401 } })
    await session.login(rightLogin)
    expect(await session.atHost.changeEmail({ ...change, currentPassword: '' })).toMatchObject({
      ok: false,
      rejection: { issues: [{ field: 'currentPassword', code: 'required' }] },
    })
    expect((await session.atHost.changeEmail({ ...change, currentPassword: 'fel' })).ok).toBe(false)
    expect((await session.atHost.changeEmail(change)).ok).toBe(true)
    expect(gateway.calls.at(-1)).toBe('change-email 7 asa@ny.se')
    expect(JSON.stringify(disk.session)).not.toMatch(/hemligt1|ny\.se/)
  })

  it('names the account that another account replaces, so that its data can be cleared', async () => {
    const { openTab, gateway, disk } = openDevice()
    const { session } = await openTab()
    await session.login(rightLogin)
    gateway.customer = aCustomer({ id: 8, email: 'eva@example.se' })
    await session.login({ username: 'eva@example.se', password: 'hemligt1' })
    expect([session.account, session.leaving]).toEqual(['8', '7'])
    await session.cleared('7')
    expect(disk.session.leaving).toBeNull()
  })
})

it('registers without signing in, and gives back what was refused', async () => {
  const { openTab, gateway } = openDevice()
  const { session } = await openTab()
  const registration = { email: 'Eva@Example.se', firstname: 'Eva', lastname: 'Lind', password: 'hemligt1' }
  expect(await session.register(registration)).toMatchObject({ ok: true })
  gateway.faults.push(
    new HostRejection({ code: 400, result: 'no', fields: [{ field: 'customer.email', message: 'taken' }] }),
  )
  expect(await session.register(registration)).toEqual({
    ok: false,
    rejection: { code: 400, message: 'no', fields: [{ field: 'customer.email', message: 'taken' }] },
  })
  expect([session.account, gateway.calls]).toEqual(['guest', ['register eva@example.se', 'register eva@example.se']])
})

describe('the end of an account', () => {
  it('asks the host with the password, and signs out silently when `leave` is called', async () => {
    const { openTab, gateway, disk } = openDevice()
    const { session, types } = await openTab()
    await session.login(rightLogin)
    expect(await session.atHost.deleteAccount('')).toMatchObject({
      rejection: { code: 'invalid', issues: [{ field: 'password', code: 'required' }] },
    })
    expect(await session.atHost.deleteAccount('fel')).toMatchObject({
      ok: false,
      rejection: { code: 400, fields: [{ field: 'password' }] },
    })
    expect(session.isSignedIn).toBe(true)
    gateway.calls.length = 0
    expect(await session.atHost.deleteAccount('hemligt1')).toEqual({ ok: true, value: undefined })
    expect(session.isSignedIn).toBe(true)
    await session.leave()
    expect([session.account, disk.session.token, disk.session.leaving, types().slice(-2), gateway.calls]).toEqual([
      'guest',
      null,
      '7',
      ['account-deleted', 'signed-out'],
      ['delete-account 7'],
    ])
  })

  it('is rejected for a guest', async () => {
    const { openTab, gateway } = openDevice()
    const { session } = await openTab()
    expect(await session.atHost.deleteAccount('hemligt1')).toMatchObject({ ok: false, rejection: { code: 401 } })
    expect(gateway.calls).toEqual([])
  })
})
