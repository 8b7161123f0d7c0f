// @vitest-environment happy-dom
import { reject, TransportError } from '@vitrin/theme-kit'
import type { Language } from '@vitrin/theme-kit/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { PasswordForm } from '../screens/my-account/password-form'
import { show } from '../testing/show'
import { ForgottenForm } from './forgotten-form'
import { SignInForm } from './sign-in-form'

/** The sentence under a form that was sent. */
async function saysWhen(form: ReactNode, session: object, language: Language): Promise<string | undefined> {
  const hostSentence = (sentence: string) => (sentence === 'wrong' ? 'Lösenordet stämmer inte.' : undefined)
  const shown = await show(form, language, { session, hostSentence })
  await shown.submit()
  const said = shown.element.querySelector('[role=alert]')?.textContent
  await shown.close()
  return said
}

const throws = (fault: 'offline' | 'timeout') => () => Promise.reject(new TransportError(fault, fault))
const signIn = <SignInForm onDone={() => undefined} />
const changePassword = <PasswordForm email="asa@example.se" />

describe('an account form that cannot be sent says why', () => {
  it.each([
    ['en', 'Reset password feature does not work while offline!'],
    ['sv', 'Du behöver nät för att återställa lösenordet.'],
  ] as const)('a new password, without a network [R8.08]: %s', async (language, sentence) => {
    expect(await saysWhen(<ForgottenForm />, { resetPassword: throws('offline') }, language)).toBe(sentence)
    expect(await saysWhen(changePassword, { changePassword: throws('offline') }, language)).toBe(sentence)
  })

  it('a password that the host does not accept, in the words of its errorMessage [R8.08]', async () => {
    const refusal = { code: 'refused', message: 'wrong', fields: [] }
    const session = { changePassword: async () => reject(refusal) }
    expect(await saysWhen(changePassword, session, 'sv')).toBe('Lösenordet stämmer inte.')
  })

  it.each([
    ['en', 'Error while sending reset password e-mail'],
    ['sv', 'Mejlet för att återställa lösenordet kunde inte skickas.'],
  ] as const)('a link that was not mailed [R8.15 reset e-mail]: %s', async (language, sentence) => {
    expect(await saysWhen(<ForgottenForm />, { resetPassword: throws('timeout') }, language)).toBe(sentence)
  })

  it.each([
    ['en', 'Unexpected authorization error. Check your network connection.'],
    ['sv', 'Vi kunde inte bekräfta att det är du. Kontrollera nätet och försök igen.'],
  ] as const)('a sign-in without an answer [R8.15 authorization error]: %s', async (language, sentence) => {
    expect(await saysWhen(signIn, { login: throws('timeout') }, language)).toBe(sentence)
  })
})
