// @vitest-environment happy-dom
import { accept, reject } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { show } from '../../testing/show'
import { EmailForm } from './email-form'
import { LoginsSection } from './logins-section'

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
