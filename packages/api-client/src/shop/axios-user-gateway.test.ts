import { HostRejection } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { FakeLease } from '../testing/fake-lease'
import { json, recordingHost, type Answer } from '../testing/recording-host'
import { AxiosUserGateway } from './axios-user-gateway'

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

  it('reads a token only from an answer with code 200', async () => {
    const { gateway } = open(() => json({ code: 500, result: 'Invalid refresh token provided' }, 500))
    expect(await rejection(gateway.refresh('r'))).toBeInstanceOf(HostRejection)
  })

  it('asks for rotation at login and refresh, because the session stores each new refresh token', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: 't', meta: { refreshToken: 'r2' } }))
    await gateway.login({ username: 'asa@example.se', password: 'hemligt1' })
    expect(await gateway.refresh('r1')).toEqual({ token: 't', refreshToken: 'r2' })
    expect(seen.map(({ headers }) => headers.get('x-token-rotation'))).toEqual(['1', '1'])
  })

  it('requests the mail and sets the new password with its token [R7.03]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: true }))
    await gateway.resetPassword('asa@example.se')
    await gateway.createPassword({ email: 'asa@example.se', newPassword: 'Hemligare2', resetToken: 'x' })
    expect(
      seen.map(({ method, url, body, headers }) => [method, url.pathname, body, headers.get('idempotency-key')]),
    ).toEqual([
      ['POST', '/api/user/reset-password', { email: 'asa@example.se' }, 'key-1'],
      [
        'POST',
        '/api/user/create-password',
        { email: 'asa@example.se', newPassword: 'Hemligare2', resetToken: 'x' },
        'key-2',
      ],
    ])
  })

  it.each([404, 200])('accepts a host that answers a logout with %i', async (code) => {
    const { gateway, seen } = open(() => json({ code, result: true }, code))
    await gateway.logout({ token: 't', refreshToken: 'r' })
    expect([seen[0]?.headers.get('authorization'), seen[0]?.body]).toEqual(['Bearer t', { refreshToken: 'r' }])
  })
})
