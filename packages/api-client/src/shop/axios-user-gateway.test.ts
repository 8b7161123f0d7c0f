import { HostRejection } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it, vi } from 'vitest'
import { FakeLease } from '../testing/fake-lease'
import { json, recordingHost, type Answer } from '../testing/recording-host'
import { AxiosUserGateway } from './axios-user-gateway'

const ASA = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg', password: 'hemligt1' }
const NEW_PASSWORD = { email: 'asa@example.se', newPassword: 'Hemligare2' }
const PASSWORD_CHANGE = { currentPassword: 'hemligt1', newPassword: 'Hemligare2' }

function open(answer: Answer, lease = new FakeLease(['t-1'])) {
  const { http, seen } = recordingHost(answer, { tokens: lease })
  return { gateway: new AxiosUserGateway(http, new SequentialIds('key')), seen }
}

async function rejection(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('AxiosUserGateway', () => {
  it.each([[true], [null], [{ firstname: 'Åsa' }]])(
    'takes an answer without an id for no answer (%j)',
    async (result) => {
      const { gateway } = open(() => json({ code: 200, result }))
      expect(await rejection(gateway.me({ account: '7' }))).toMatchObject({ name: 'TransportError', fault: 'badShape' })
    },
  )

  it('reads tokens only from an answer with code 200, one from its meta [R4.14] [R7.07]', async () => {
    const answers = [
      { code: 401, result: 'The account sign-in was incorrect', meta: { refreshToken: 'r1' } },
      { code: 200, result: 't1', meta: { refreshToken: 'r1' } },
      { code: 500, result: 'Invalid refresh token provided' },
    ]
    const { gateway } = open(() => json(answers.shift()))
    const credentials = { username: 'asa@example.se', password: 'hemligt1' }
    expect(await rejection(gateway.login(credentials))).toBeInstanceOf(HostRejection)
    expect(await gateway.login(credentials)).toEqual({ token: 't1', refreshToken: 'r1' })
    expect(await rejection(gateway.refresh('r'))).toBeInstanceOf(HostRejection)
  })

  it('asks for rotation at login and refresh, because the session stores each new refresh token', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: 't', meta: { refreshToken: 'r2' } }))
    await gateway.login({ username: 'asa@example.se', password: 'hemligt1' })
    expect(await gateway.refresh('r1')).toEqual({ token: 't', refreshToken: 'r2' })
    expect(seen.map(({ headers }) => headers.get('x-token-rotation'))).toEqual(['1', '1'])
  })

  it('signs in with username and password, and reads the token and the refresh token of meta [R7.01]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: 't', meta: { refreshToken: 'r' } }))
    expect(await gateway.login({ username: 'asa@example.se', password: 'hemligt1' })).toEqual({
      token: 't',
      refreshToken: 'r',
    })
    expect(seen.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', '/api/user/login', { username: 'asa@example.se', password: 'hemligt1' }],
    ])
  })

  it.each<readonly [string, (gateway: AxiosUserGateway) => Promise<unknown>, answerAfterMs: number]>([
    ['a login', (gateway) => gateway.login({ username: 'asa@example.se', password: 'hemligt1' }), 14_000],
    ['a registration', (gateway) => gateway.register(ASA), 14_000],
    ['a new password', (gateway) => gateway.createPassword({ ...NEW_PASSWORD, resetToken: 'x' }), 14_000],
    ['a change of the password', (gateway) => gateway.changePassword('7', PASSWORD_CHANGE), 14_000],
    ['the end of the account', (gateway) => gateway.deleteAccount('7', 'hemligt1'), 14_000],
    ['other calls', (gateway) => gateway.resetPassword('asa@example.se'), 4000],
  ])('waits longer where a busy host hashes a password: %s', async (_, call, answerAfterMs) => {
    for (const late of [false, true]) {
      let answer: (response: Response) => void = () => undefined
      const { http, clock, seen } = recordingHost(() => new Promise((resolve) => (answer = resolve)), {
        tokens: new FakeLease(['t-1']),
      })
      const done = call(new AxiosUserGateway(http, new SequentialIds('key'))).then(
        () => 'answered',
        () => 'given up',
      )
      await vi.waitFor(() => expect(seen).toHaveLength(1))
      clock.advance(answerAfterMs + (late ? 1500 : 0))
      answer(json({ code: 200, result: 't' }))
      expect(await done).toBe(late ? 'given up' : 'answered')
    }
  })

  it('registers a customer, with the password beside it [R7.02]', async () => {
    const created = { id: 7, email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
    const { gateway, seen } = open(() => json({ code: 200, result: created }))
    const { id: _, ...customer } = created
    expect(await gateway.register({ ...customer, password: 'hemligt1' })).toEqual(created)
    expect(seen.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', '/api/user/create', { customer, password: 'hemligt1' }],
    ])
  })

  it('changes the password with the token of the account, and throws the message of a refusal [R7.04]', async () => {
    const change = { currentPassword: 'hemligt1', newPassword: 'Hemligare2' }
    const { gateway, seen } = open(() => json({ code: 200, result: true }))
    await gateway.changePassword('7', change)
    expect(
      seen.map(({ method, url, body, headers }) => [method, url.pathname, body, headers.get('authorization')]),
    ).toEqual([['POST', '/api/user/change-password', change, 'Bearer t-1']])
    const refusing = open(() => json({ code: 500, result: { errorMessage: 'Wrong password.', code: 401 } }, 500))
    expect(await rejection(refusing.gateway.changePassword('7', change))).toMatchObject({
      code: 500,
      message: 'Wrong password.',
    })
  })

  it('reads the customer with the token of the account [R7.05 GET me]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: { id: 7, email: 'asa@example.se' } }))
    expect(await gateway.me({ account: '7' })).toEqual({ id: 7, email: 'asa@example.se' })
    expect(seen.map(({ method, url, headers }) => [method, url.pathname, headers.get('authorization')])).toEqual([
      ['GET', '/api/user/me', 'Bearer t-1'],
    ])
  })

  it('sends the refresh token, and reads the new token of the result [R7.07]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: 't2', meta: { refreshToken: 'r2' } }))
    expect(await gateway.refresh('r1')).toEqual({ token: 't2', refreshToken: 'r2' })
    expect(seen.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', '/api/user/refresh', { refreshToken: 'r1' }],
    ])
  })

  it('requests the mail with the address [R7.03 reset-password]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: true }))
    await gateway.resetPassword('asa@example.se')
    expect(
      seen.map(({ method, url, body, headers }) => [method, url.pathname, body, headers.get('idempotency-key')]),
    ).toEqual([['POST', '/api/user/reset-password', { email: 'asa@example.se' }, 'key-1']])
  })

  it('sets the new password with the token of the mail [R7.03 create-password]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: true }))
    const password = { email: 'asa@example.se', newPassword: 'Hemligare2', resetToken: 'x' }
    await gateway.createPassword(password)
    expect(
      seen.map(({ method, url, body, headers }) => [method, url.pathname, body, headers.get('idempotency-key')]),
    ).toEqual([['POST', '/api/user/create-password', password, 'key-1']])
  })

  it.each([404, 200])('accepts a host that answers a logout with %i', async (code) => {
    const { gateway, seen } = open(() => json({ code, result: true }, code))
    await gateway.logout({ token: 't', refreshToken: 'r' })
    expect([seen[0]?.headers.get('authorization'), seen[0]?.body]).toEqual(['Bearer t', { refreshToken: 'r' }])
  })
})
