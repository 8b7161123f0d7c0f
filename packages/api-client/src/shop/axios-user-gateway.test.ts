import { HostRejection } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { ShopHost } from '@vitrin/api-server/testing'
import { describe, expect, it } from 'vitest'
import { FakeLease } from '../testing/fake-lease'
import { json, recordingHost, type Answer } from '../testing/recording-host'
import { AxiosUserGateway } from './axios-user-gateway'

const registration = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg', password: 'hemligt1' }
const credentials = { username: registration.email, password: registration.password }

function open(answer: Answer, lease = new FakeLease(['t-1'])) {
  const { http, seen } = recordingHost(answer, { tokens: lease })
  return { gateway: new AxiosUserGateway(http, new SequentialIds('key')), seen }
}

function atTheHost(tokens: readonly string[] = []) {
  const host = new ShopHost()
  const { gateway } = open(async ({ method, url, headers, body }) => {
    const path = url.pathname + url.search
    const request = { headers: Object.fromEntries(headers) }
    const {
      status,
      headers: _,
      ...envelope
    } = method === 'GET' ? await host.get(path, request) : await host.post(path, body, request)
    return json(envelope, status)
  }, new FakeLease(tokens))
  return { host, gateway }
}

async function rejection(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('AxiosUserGateway at the embedded host', () => {
  it('registers, logs in, refreshes and logs out [R7.01] [R7.02] [R7.05] [R7.07]', async () => {
    const { gateway } = atTheHost()
    expect(await gateway.register(registration)).toMatchObject({ email: 'asa@example.se' })
    const first = await gateway.login(credentials)
    const second = await gateway.refresh(first.refreshToken!)
    expect(await gateway.me({ token: second.token })).toMatchObject({
      firstname: 'Åsa',
      groupToken: expect.any(String) as string,
    })
    await gateway.logout(second)
    expect(await rejection(gateway.me({ token: second.token }))).toMatchObject({ code: 401 })
  })

  it('changes the password in the account’s name [R7.04]', async () => {
    const { gateway, host } = atTheHost()
    const { id, token } = await host.customer()
    const { gateway: signedIn } = (() => {
      const { http } = recordingHost(
        async ({ url, headers, body }) => {
          const {
            status,
            headers: _,
            ...envelope
          } = await host.post(url.pathname + url.search, body, { headers: Object.fromEntries(headers) })
          return json(envelope, status)
        },
        { tokens: new FakeLease([token]) },
      )
      return { gateway: new AxiosUserGateway(http, new SequentialIds('key')) }
    })()
    expect(
      await rejection(signedIn.changePassword(String(id), { currentPassword: 'fel', newPassword: 'Hemligare2' })),
    ).toMatchObject({ code: 400 })
    await signedIn.changePassword(String(id), { currentPassword: 'hemligt1', newPassword: 'Hemligare2' })
    expect(await gateway.login({ ...credentials, password: 'Hemligare2' })).toMatchObject({
      token: expect.any(String) as string,
    })
  })
})

describe('AxiosUserGateway', () => {
  it.each([[true], [null], [{ firstname: 'Åsa' }]])(
    'takes an answer without an id for no answer (%j)',
    async (result) => {
      const { gateway } = open(() => json({ code: 200, result }))
      expect(await rejection(gateway.me({ account: '7' }))).toMatchObject({ name: 'TransportError', fault: 'badShape' })
    },
  )

  it('takes no sentence for a token: only code 200 brings one', async () => {
    const { gateway } = open(() => json({ code: 500, result: 'Invalid refresh token provided' }, 500))
    expect(await rejection(gateway.refresh('r'))).toBeInstanceOf(HostRejection)
  })

  it('asks for a mail and sets the password that it led to [R7.03]', async () => {
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

  it.each([404, 200])('is content with a host that answers a logout with %i', async (code) => {
    const { gateway, seen } = open(() => json({ code, result: true }, code))
    await gateway.logout({ token: 't', refreshToken: 'r' })
    expect([seen[0]?.headers.get('authorization'), seen[0]?.body]).toEqual(['Bearer t', { refreshToken: 'r' }])
  })
})
