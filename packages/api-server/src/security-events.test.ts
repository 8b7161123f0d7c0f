import { beforeEach, describe, expect, it } from 'vitest'
import { ApiHost } from './testing/api-host'
import { ShopHost } from './testing/shop-host'

const credentials = { username: 'asa@example.se', password: 'hemligt1' }

describe('security events of an account', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost({ clientAddress: () => '203.0.113.7' })
  })

  it('are its creation, logins and changes, with its id and nothing else about the person', async () => {
    const { id, token } = await host.customer()
    await host.post('/api/user/login', { ...credentials, password: 'fel' })
    const wrong = { currentPassword: 'fel', newPassword: 'hemligt2' }
    await host.post('/api/user/change-password', wrong, { token })
    await host.post('/api/user/change-password', { ...wrong, currentPassword: 'hemligt1' }, { token })
    const again = await host.post<string>('/api/user/login', { ...credentials, password: 'hemligt2' })
    await host.post('/api/ext/account/delete', { password: 'fel' }, { token: again.result })
    await host.post('/api/ext/account/delete', { password: 'hemligt2' }, { token: again.result })
    expect(host.security.take()).toEqual(
      [
        'account-created',
        'login-succeeded',
        'login-failed',
        'password-wrong',
        'sessions-withdrawn',
        'password-changed',
        'login-succeeded',
        'password-wrong',
        'account-deleted',
      ].map((event) => ({ event, customerId: id })),
    )
  })

  it('is a login with an unknown address, without the address', async () => {
    await host.post('/api/user/login', credentials)
    expect(host.security.take()).toEqual([{ event: 'login-failed', customerId: undefined }])
  })

  it('is a refresh token that comes again after its successor was used', async () => {
    const { id, refreshToken } = await host.customer()
    const rotating = { headers: { 'x-token-rotation': '1' } }
    const next = await host.post<string>('/api/user/refresh', { refreshToken }, rotating)
    await host.get('/api/user/me', { token: next.result })
    host.security.take()
    await host.post('/api/user/refresh', { refreshToken }, rotating)
    expect(host.security.take()).toEqual([{ event: 'refresh-token-reused', customerId: id }])
  })

  it('is a limit that was reached, with the name of the call', async () => {
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 200)
      statuses.push((await host.post('/api/user/reset-password', { email: 'asa@example.se' })).status)
    expect(host.security.take()).toEqual([{ event: 'limit-reached', call: 'resetPassword', customerId: undefined }])
  })
})

describe('security events of keys', () => {
  it('are wrong ones, of the workshop and of prepared pages', async () => {
    const key = 'a-long-random-text'
    const host = new ApiHost({ workshop: { key }, invalidation: { key } })
    await host.get('/api/workshop/inbox')
    await host.get('/invalidate?key=fel&tag=product')
    const enter = (given: string) =>
      host.fetch('/sv/verkstad', {
        method: 'POST',
        body: new URLSearchParams({ action: 'enter', key: given }).toString(),
      })
    await enter('fel')
    await enter(key)
    host.close()
    expect(host.security.take().map(({ event }) => event)).toEqual([
      'workshop-key-wrong',
      'invalidation-key-wrong',
      'workshop-key-wrong',
      'workshop-entered',
    ])
  })
})
