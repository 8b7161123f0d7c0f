import { beforeEach, describe, expect, it } from 'vitest'
import { FakeAuthenticator } from './testing/fake-passkeys'
import { openDevice } from './testing/open-session'

const CREDENTIALS = { username: 'asa@example.se', password: 'hemligt1' }

describe('passkeys of the session', () => {
  let authenticator: FakeAuthenticator
  beforeEach(() => {
    authenticator = new FakeAuthenticator()
  })
  async function signedIn() {
    const { openTab } = openDevice({ authenticator })
    const tab = await openTab()
    await tab.session.login(CREDENTIALS)
    return { ...tab, passkeys: tab.session.passkeys }
  }

  it('are offered where the device has them', async () => {
    const offered = async (device: ReturnType<typeof openDevice>) =>
      (await device.openTab()).session.passkeys.areOffered
    expect(await offered(openDevice({ authenticator }))).toBe(true)
    expect(await offered(openDevice())).toBe(false)
    authenticator.isAvailable = false
    expect(await offered(openDevice({ authenticator }))).toBe(false)
  })

  it('sign in without an address, and the sign-in is announced as any other', async () => {
    const { session, passkeys, types } = await signedIn()
    expect(await passkeys.add('hemligt1')).toMatchObject({ ok: true })
    expect(await passkeys.list()).toHaveLength(1)
    await session.logout()
    expect(await passkeys.login()).toMatchObject({ ok: true, value: { email: CREDENTIALS.username } })
    expect([session.account, types().slice(-2)]).toEqual(['7', ['signed-out', 'signed-in']])
  })

  it('change nothing when the shopper shows no finger, or the device has one already', async () => {
    const { session, passkeys } = await signedIn()
    await passkeys.add('hemligt1')
    expect(await passkeys.add('hemligt1')).toEqual({ ok: false, rejection: { code: 'known' } })
    await session.logout()
    authenticator.isWilling = false
    expect(await passkeys.login()).toEqual({ ok: false, rejection: { code: 'unused' } })
    expect(session.isSignedIn).toBe(false)
  })

  it('give the host’s refusals: a wrong password, a passkey that was removed', async () => {
    const { session, passkeys } = await signedIn()
    expect(await passkeys.add('fel')).toMatchObject({
      rejection: { code: 400, fields: [{ field: 'currentPassword' }] },
    })
    expect(await passkeys.add('')).toMatchObject({ rejection: { issues: [{ field: 'currentPassword' }] } })
    await passkeys.add('hemligt1')
    const [passkey] = await passkeys.list()
    expect(await passkeys.remove(passkey?.id ?? '')).toMatchObject({ ok: true })
    await session.logout()
    expect(await passkeys.login()).toMatchObject({ rejection: { code: 401 } })
    expect(await passkeys.add('hemligt1')).toMatchObject({ rejection: { code: 401 } })
  })
})
