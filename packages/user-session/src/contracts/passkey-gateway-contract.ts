import { describe, expect, it } from 'vitest'
import type { PasskeyAuthenticator, PasskeyGateway, PasskeyMessage, PasskeyRefusal } from '../passkey-ports'
import type { UserGateway } from '../ports'
import type { Outcome } from '@vitrin/kernel'

export interface OpenedPasskeyGateway {
  readonly passkeys: PasskeyGateway
  readonly users: UserGateway
  /** A device that speaks with this host. */
  readonly authenticator: PasskeyAuthenticator
  /** From here on, calls in the name of this account carry this token. */
  readonly useToken: (account: string, token: string) => void
}

const registration = { email: 'eva@example.se', firstname: 'Eva', lastname: 'Lind', password: 'hemligt1' }
const { email, password } = registration

/** What every `PasskeyGateway` does with an authenticator, fake or real. */
export function passkeyGatewayContract(name: string, open: () => OpenedPasskeyGateway): void {
  async function registered() {
    const opened = open()
    const { id } = await opened.users.register(registration)
    const { token } = await opened.users.login({ username: email, password })
    opened.useToken(String(id), token)
    return { ...opened, account: String(id) }
  }

  describe(`${name} as a PasskeyGateway`, () => {
    it('adds a passkey for the password, lists it, and signs in with it', async () => {
      const { passkeys, authenticator, users, account } = await registered()
      const created = given(await authenticator.create(await passkeys.creationOptions(account, password)))
      await passkeys.add(account, created)
      expect(await passkeys.list(account)).toMatchObject([{ device: expect.any(String) as string, usedAt: null }])
      const { token } = await passkeys.login(given(await authenticator.sign(await passkeys.loginOptions())))
      expect(await users.me({ token })).toMatchObject({ email })
      expect(await passkeys.list(account)).toMatchObject([{ usedAt: expect.any(String) as string }])
    })

    it('refuses a wrong password, and an answer that was sent before', async () => {
      const { passkeys, authenticator, account } = await registered()
      await expect(passkeys.creationOptions(account, 'fel å')).rejects.toMatchObject({
        code: 400,
        fields: [{ field: 'currentPassword' }],
      })
      const created = given(await authenticator.create(await passkeys.creationOptions(account, password)))
      await passkeys.add(account, created)
      await expect(passkeys.add(account, created)).rejects.toMatchObject({ code: 400 })
      const signed = given(await authenticator.sign(await passkeys.loginOptions()))
      await passkeys.login(signed)
      await expect(passkeys.login(signed)).rejects.toMatchObject({ code: 401 })
    })

    it('removes a passkey, which then opens nothing', async () => {
      const { passkeys, authenticator, account } = await registered()
      await passkeys.add(account, given(await authenticator.create(await passkeys.creationOptions(account, password))))
      const [passkey] = await passkeys.list(account)
      await passkeys.remove(account, passkey?.id ?? '')
      expect(await passkeys.list(account)).toEqual([])
      const signed = given(await authenticator.sign(await passkeys.loginOptions()))
      await expect(passkeys.login(signed)).rejects.toMatchObject({ code: 401 })
    })
  })
}

function given(answer: Outcome<PasskeyMessage, PasskeyRefusal>): PasskeyMessage {
  if (!answer.ok) throw new Error(`The authenticator gave no passkey: ${answer.rejection.code}`)
  return answer.value
}
