import { HostRejection, TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { SessionConfig } from './session-config'
import { openDevice, settle } from './testing/open-session'

const credentials = { username: 'asa@example.se', password: 'hemligt1' }
const unauthorized = {
  code: 401,
  message: 'Error refreshing user token. User is not authorized to access the resource',
}

async function signedIn(config?: Partial<SessionConfig>) {
  const device = openDevice(config ? { config } : {})
  const tab = await device.openTab()
  await tab.session.login(credentials)
  device.gateway.calls.length = 0
  return { ...device, ...tab, lease: tab.session.lease }
}

async function rejection(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('the token lock', () => {
  it('gives the token of the account that asks, and of no other [R4.19]', async () => {
    const { lease } = await signedIn()
    expect(await lease.token('7')).toBe('t1')
    expect(await rejection(lease.token('8'))).toMatchObject(unauthorized)
    expect(await rejection(lease.renewed('8', 't1'))).toMatchObject(unauthorized)
  })

  it('renews a refused token once while other calls wait [R4.19] [R4.20] [R4.16] [R9.10 refresh wait]', async () => {
    const { lease, session, gateway, clock, disk } = await signedIn()
    const calls = [lease.renewed('7', 't1'), lease.renewed('7', 't1'), lease.token('7')]
    const settled: unknown[] = []
    for (const call of calls) void call.then((token) => settled.push(token))
    expect(session.tokenLock).toBeGreaterThan(0)
    await settle()
    expect([settled, session.tokenLock, gateway.calls]).toEqual([['t2'], 0, ['refresh r1']])
    clock.advance(999)
    await settle()
    expect(settled).toEqual(['t2'])
    clock.advance(1)
    await settle()
    expect([settled, disk.session]).toMatchObject([['t2', 't2', 't2'], { token: 't2', refreshToken: 'r2' }])
  })

  it('hands out the token that another call, or another tab, has renewed meanwhile [R7.28 user refresh]', async () => {
    const { lease, gateway, openTab } = await signedIn()
    await lease.renewed('7', 't1')
    expect(await lease.renewed('7', 't1')).toBe('t2')
    lease.accepted()
    const other = await openTab()
    const tokens = await Promise.all([lease.renewed('7', 't2'), other.session.lease.renewed('7', 't2')])
    expect([tokens, gateway.calls.filter((call) => call.startsWith('refresh'))]).toEqual([
      ['t3', 't3'],
      ['refresh r1', 'refresh r2'],
    ])
  })

  it('ends the session silently and gives 401 when the host refuses the refresh [R4.19] [R4.20] [R8.12]', async () => {
    const { lease, session, gateway, events } = await signedIn()
    gateway.faults.push(new HostRejection({ code: 401, result: 'Invalid refresh token provided' }))
    expect(await rejection(lease.renewed('7', 't1'))).toMatchObject(unauthorized)
    expect([session.tokenLock, session.account, events.at(-1)]).toEqual([
      -1,
      'guest',
      { type: 'signed-out', account: '7', reason: 'refused', silent: true },
    ])
    expect(await rejection(lease.token('7'))).toMatchObject(unauthorized)
    await session.login(credentials)
    expect([session.tokenLock, await lease.token('7')]).toEqual([0, 't2'])
  })

  it.each([
    [
      'a refusal in the original’s words',
      new HostRejection({ code: 500, result: 'Invalid refresh token provided' }),
      'guest',
    ],
    ['a fault of the host', new HostRejection({ code: 500, result: 'Internal error' }), '7'],
    ['too many requests', new HostRejection({ code: 429, result: 'slow down' }), '7'],
    ['no answer', new TransportError('timeout', 'late'), '7'],
  ])('ends the login only when the host refuses the token itself: %s', async (_, fault, account) => {
    const { lease, session, gateway } = await signedIn()
    gateway.faults.push(fault)
    const error = await rejection(lease.renewed('7', 't1'))
    expect([session.account, error instanceof TransportError]).toEqual([account, account === '7'])
    if (account === '7') expect([session.tokenLock, await lease.renewed('7', 't1')]).toEqual([0, 't2'])
  })

  it('ends the login when the host refuses the new tokens too [R4.20] [R8.12] [R9.10 refresh attempts]', async () => {
    const { lease, session, types } = await signedIn()
    await lease.renewed('7', 't1')
    lease.accepted()
    await lease.renewed('7', 't2')
    expect(await rejection(lease.renewed('7', 't3'))).toMatchObject(unauthorized)
    expect([session.account, types().slice(-2)]).toEqual(['guest', ['signed-out', 'refresh-failed']])
  })

  it('ends the login at the first refusal where refreshing is off [R4.21] [R4.16]', async () => {
    const { lease, session, gateway, events } = await signedIn({ autoRefreshTokens: false })
    expect(await rejection(lease.renewed('7', 't1'))).toMatchObject(unauthorized)
    expect([session.account, gateway.calls, events.at(-1)]).toEqual([
      'guest',
      [],
      { type: 'signed-out', account: '7', reason: 'refused', silent: true },
    ])
  })

  it('never stores a refresh over a login that came meanwhile', async () => {
    const { lease, session, gateway, disk } = await signedIn()
    const refresh = gateway.refresh.bind(gateway)
    gateway.refresh = async (refreshToken) => {
      await session.login(credentials)
      return refresh(refreshToken).catch(() => ({ token: 'stale', refreshToken: 'stale' }))
    }
    expect(await lease.renewed('7', 't1')).toBe('t2')
    expect([disk.session.token, session.account]).toEqual(['t2', '7'])
  })

  it('does not end a login that came while an old one was refused', async () => {
    const { lease, session, gateway } = await signedIn()
    gateway.refresh = async () => {
      await session.login(credentials)
      throw new HostRejection({ code: 401, result: 'Invalid refresh token provided' })
    }
    expect(await lease.renewed('7', 't1')).toBe('t2')
    expect([session.account, session.tokenLock]).toEqual(['7', 0])
  })
})
