// @vitest-environment happy-dom
import type { Page } from '@vitrin/theme-kit'
import { describe, expect, it } from 'vitest'
import { show } from '../../testing/show'
import PageNotFoundScreen from '../page-not-found/page-not-found-screen'
import ErrorScreen from './error-screen'

const page = { url: '/sv/speglar' } as Page
const screens = [
  ['R8.15 500 page', 'en', ErrorScreen, 'Something broke', 'The fault is ours. Try again, or come back in a while.'],
  [
    'R8.15 500 page',
    'sv',
    ErrorScreen,
    'Något gick sönder',
    'Felet är vårt. Försök igen, eller kom tillbaka om en stund.',
  ],
  [
    'R8.15 404 page',
    'en',
    PageNotFoundScreen,
    'The opening is empty',
    'The page does not exist, or it has moved. Check the address or search among the glass.',
  ],
  [
    'R8.15 404 page',
    'sv',
    PageNotFoundScreen,
    'Öppningen är tom',
    'Sidan finns inte, eller så har den flyttats. Mät om adressen eller sök bland glasen.',
  ],
] as const

describe('a page that cannot be shown', () => {
  it.each(screens)('says so [%s] in %s', async (_name, language, Screen, title, text) => {
    const shown = await show(<Screen page={page} />, language)
    expect(shown.element.querySelector('h1')?.textContent).toBe(title)
    expect(shown.element.querySelector('.lead')?.textContent).toBe(text)
    await shown.close()
  })
})
