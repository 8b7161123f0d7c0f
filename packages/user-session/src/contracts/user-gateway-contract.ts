import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { UserGateway } from '../ports'
import type { SessionTokens } from '../session-document'

export interface OpenedUserGateway {
  readonly gateway: UserGateway
  /** From here on, calls in the name of this account carry this token. */
  readonly useToken: (account: string, token: string) => void
  /** The token in the link that was last mailed to this address; empty where none was mailed. */
  readonly mailedToken: (email: string) => string
}

export interface UserGatewayWorld {
  /** A host without an account of eva@example.se. */
  readonly open: () => OpenedUserGateway
}

const registration = { email: 'eva@example.se', firstname: 'Eva', lastname: 'Lind', password: 'hemligt1' }
const { email } = registration
const credentials = { username: email, password: registration.password }
const newPassword = 'Hemligare2'

/** What every `UserGateway` does, fake or real. */
export function userGatewayContract(name: string, { open }: UserGatewayWorld): void {
  async function registered() {
    const opened = open()
    const { id } = await opened.gateway.register(registration)
    const tokens = await opened.gateway.login(credentials)
    opened.useToken(String(id), tokens.token)
    return { ...opened, account: String(id), tokens }
  }
  const refreshTokenOf = ({ refreshToken }: SessionTokens) => refreshToken ?? ''

  describe(`${name} as a UserGateway`, () => {
    it('registers an account that can sign in with its password and with no other [R7.01] [R7.02]', async () => {
      const { gateway, tokens } = await registered()
      expect(await gateway.me({ token: tokens.token })).toMatchObject({ email, firstname: 'Eva', lastname: 'Lind' })
      expect(await refusalOf(gateway.login({ ...credentials, password: 'fel' }))).toMatchObject({ code: 401 })
      expect(await refusalOf(gateway.login({ ...credentials, username: 'unknown@example.se' }))).toMatchObject({
        code: 401,
      })
    })

    it('refuses to register an address twice and leaves the first account as it was', async () => {
      const { gateway } = await registered()
      expect(await refusalOf(gateway.register({ ...registration, password: 'annat123' }))).toBeInstanceOf(HostRejection)
      expect(await gateway.login(credentials)).toMatchObject({ token: expect.any(String) as string })
    })

    it('gives the customer of a token or account, and refuses an unknown token [R7.05 GET me]', async () => {
      const { gateway, account, tokens } = await registered()
      expect(await gateway.me({ account })).toEqual(await gateway.me({ token: tokens.token }))
      expect(await refusalOf(gateway.me({ token: 'unknown' }))).toMatchObject({ code: 401 })
    })

    it('gives new tokens for a refresh token [R7.07]', async () => {
      const { gateway, tokens } = await registered()
      const next = await gateway.refresh(refreshTokenOf(tokens))
      expect(await gateway.me({ token: next.token })).toMatchObject({ email })
      expect(await refusalOf(gateway.refresh('unknown'))).toMatchObject({ code: 401 })
    })

    it('ends a login', async () => {
      const { gateway, tokens } = await registered()
      await gateway.logout(tokens)
      expect(await refusalOf(gateway.me({ token: tokens.token }))).toMatchObject({ code: 401 })
      expect(await refusalOf(gateway.refresh(refreshTokenOf(tokens)))).toMatchObject({ code: 401 })
      await expect(gateway.logout({ token: null, refreshToken: null })).resolves.toBeUndefined()
    })

    it('changes the password for the current one, and ends every other login [R7.04]', async () => {
      const { gateway, account, tokens } = await registered()
      const other = await gateway.login(credentials)
      const wrong = gateway.changePassword(account, { currentPassword: 'fel', newPassword })
      expect(await refusalOf(wrong)).toMatchObject({ code: 400 })
      await gateway.changePassword(account, { currentPassword: registration.password, newPassword })
      expect(await refusalOf(gateway.login(credentials))).toMatchObject({ code: 401 })
      expect(await refusalOf(gateway.me({ token: other.token }))).toMatchObject({ code: 401 })
      expect(await gateway.me({ token: tokens.token })).toMatchObject({ email })
      expect(await gateway.login({ ...credentials, password: newPassword })).toMatchObject({
        token: expect.any(String) as string,
      })
    })

    it('lists the logins of an account, and ends them all', async () => {
      const { gateway, account, tokens } = await registered()
      const other = await gateway.login(credentials)
      const logins = await gateway.logins(account)
      expect(logins.map(({ isCurrent }) => Number(isCurrent)).toSorted((a, b) => a - b)).toEqual([0, 1])
      expect(logins[0]).toMatchObject({ device: expect.any(String) as string, usedAt: expect.any(String) as string })
      await gateway.endLogins(account)
      for (const { token } of [tokens, other])
        expect(await refusalOf(gateway.me({ token }))).toMatchObject({ code: 401 })
    })

    it('asks for another address with the password, and keeps the old one until it is confirmed', async () => {
      const { gateway, account } = await registered()
      const change = { email: 'eva@ny.se', currentPassword: registration.password }
      const wrong = gateway.changeEmail(account, { ...change, currentPassword: 'fel å' })
      expect(await refusalOf(wrong)).toMatchObject({ code: 400, fields: [{ field: 'currentPassword' }] })
      await gateway.changeEmail(account, change)
      expect(await gateway.me({ account })).toMatchObject({ email })
    })

    it('mails a link that sets a password once, and only to a known address [R7.03 create-password]', async () => {
      const { gateway, mailedToken } = await registered()
      await gateway.resetPassword('unknown@example.se')
      expect(mailedToken('unknown@example.se')).toBe('')
      await gateway.resetPassword(email)
      const resetToken = mailedToken(email)
      expect(await refusalOf(gateway.createPassword({ email, newPassword, resetToken: 'wrong' }))).toMatchObject({
        code: 400,
      })
      await gateway.createPassword({ email, newPassword, resetToken })
      expect(await gateway.login({ ...credentials, password: newPassword })).toMatchObject({
        token: expect.any(String) as string,
      })
      expect(await refusalOf(gateway.createPassword({ email, newPassword: 'again123', resetToken }))).toMatchObject({
        code: 400,
      })
    })

    it('gives all that it keeps about an account', async () => {
      const { gateway, account } = await registered()
      expect(JSON.stringify(await gateway.accountData(account))).toContain(email)
    })

    it('deletes an account for its password, and with it its logins', async () => {
      const { gateway, account, tokens } = await registered()
      expect(await refusalOf(gateway.deleteAccount(account, 'fel'))).toMatchObject({
        code: 400,
        fields: [{ field: 'password' }],
      })
      await gateway.deleteAccount(account, registration.password)
      expect(await refusalOf(gateway.me({ token: tokens.token }))).toMatchObject({ code: 401 })
      expect(await refusalOf(gateway.login(credentials))).toMatchObject({ code: 401 })
    })
  })
}

async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => undefined,
    (error: unknown) => error,
  )
}
