// @vitest-environment happy-dom
import { accept, reject } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { show } from '../../testing/show'
import { EmailForm } from './email-form'
import { LoginsSection } from './logins-section'
import { PasskeysSection } from './passkeys-section'
import { PasskeySignIn } from '../../account/passkey-sign-in'

const usedAt = '2026-11-20T09:00:00.000Z'
const logins = async () => [
  { device: 'Firefox · Windows', usedAt, isCurrent: true },
  { device: '', usedAt, isCurrent: false },
]

it('lists the devices of the account, and signs out everywhere', async () => {
  const asked: string[] = []
  const signOutEverywhere = async () => {
    asked.push('sign out')
    return accept(undefined)
  }
  const shown = await show(<LoginsSection />, 'sv', { session: { atHost: { logins, signOutEverywhere } } })
  await expect
    .poll(() => [...shown.element.querySelectorAll('li')].map((line) => line.textContent))
    .toEqual(['Firefox · Windows den här enheten', expect.stringMatching(/^Okänd enhet senast använd \d/)])
  shown.element.querySelector('button')?.click()
  await expect.poll(() => asked).toEqual(['sign out'])
  await shown.close()
})

it('says why an e-mail address is not changed: after too many tries, in the words of the shop', async () => {
  const message = 'Too many attempts. Please wait and try again later.'
  const changeEmail = async () => reject({ code: 429, message, fields: [] })
  const hostSentence = () => 'För många försök. Vänta en stund och försök igen.'
  const shown = await show(<EmailForm />, 'sv', { session: { atHost: { changeEmail } }, hostSentence })
  await shown.submit()
  expect(shown.element.querySelector('[role=alert]')?.textContent).toBe(hostSentence())
  await shown.close()
})

it('lists the passkeys of the account, adds and removes them; shows nothing where the browser has none', async () => {
  const added = { id: 'a', device: 'Firefox · Windows', addedAt: usedAt, usedAt: null }
  let listed = [added, { ...added, id: 'b', device: '', usedAt }]
  const remove = async (removed: string) => {
    listed = listed.filter(({ id }) => id !== removed)
    return accept(undefined)
  }
  const passkeys = { areOffered: true, list: async () => listed, remove, add: async () => reject({ code: 'known' }) }
  const shown = await show(<PasskeysSection />, 'sv', { session: { passkeys } })
  const lines = () => [...shown.element.querySelectorAll('li')].map((line) => line.textContent)
  await expect
    .poll(lines)
    .toEqual([
      expect.stringMatching(/^Firefox · Windows tillagd \d.* Ta bort$/),
      expect.stringMatching(/^Okänd enhet tillagd \d.*, senast använd \d.* Ta bort$/),
    ])
  shown.element.querySelector('li button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(lines).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe('Passkeys')
  await shown.submit()
  expect(shown.element.querySelector('output')?.textContent).toContain('har redan en passkey')
  await shown.close()
  const without = await show(<PasskeysSection />, 'sv', { session: { passkeys: { areOffered: false } } })
  expect(without.element.textContent).toBe('')
  await without.close()
})

it('says why a passkey did not sign in', async () => {
  const answers = [reject({ code: 'unused' }), reject({ code: 401, message: 'x', fields: [] })]
  const passkeys = { areOffered: true, login: async () => answers.shift() }
  const hostSentence = () => 'Din passkey kunde inte användas.'
  const shown = await show(<PasskeySignIn onDone={() => undefined} />, 'sv', { session: { passkeys }, hostSentence })
  const alert = () => shown.element.querySelector('[role=alert]')?.textContent
  for (const said of [/^Ingen passkey användes/, /^Din passkey kunde inte/]) {
    shown.element.querySelector('button')?.click()
    await expect.poll(alert).toMatch(said)
  }
  await shown.close()
})
