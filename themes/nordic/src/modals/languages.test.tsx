// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { LanguageButton } from '../layouts/language-button'
import { ownTexts } from '../testing/own-texts'
import { showInShop, type ShownPart } from '@vitrin/theme-kit/testing'
import { nordic } from '../theme'
import Languages from './languages'

const storeViews = [
  { storeCode: 'sv', name: 'Svenska', locale: 'sv-SE' },
  { storeCode: 'en', name: 'English', locale: 'en-GB' },
  { storeCode: 'et', name: 'Eesti', locale: 'et-EE' },
  { storeCode: 'ru', name: 'Русский', locale: 'ru-RU' },
  { storeCode: 'fi', name: 'Suomi', locale: 'fi-FI' },
  { storeCode: 'it', name: 'Italiano', locale: 'it-IT' },
]

let shown: ShownPart
afterEach(() => shown.close())

it('lists every view by its own name, in its own language, at the shown page [R2.28 language switcher]', async () => {
  const url = '/sv/wishlist?width=874'
  shown = await showInShop(() => <Languages />, { language: 'sv', messages: ownTexts.sv, storeViews, url })
  const links = [...shown.element.querySelectorAll('li a')]
  expect(links.map((link) => [link.getAttribute('lang'), link.textContent, link.getAttribute('href')])).toEqual([
    ['sv-SE', 'Svenska', '/sv/wishlist?width=874'],
    ['en-GB', 'English', '/en/wishlist?width=874'],
    ['et-EE', 'Eesti', '/et/wishlist?width=874'],
    ['ru-RU', 'Русский', '/ru/wishlist?width=874'],
    ['fi-FI', 'Suomi', '/fi/wishlist?width=874'],
    ['it-IT', 'Italiano', '/it/wishlist?width=874'],
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toEqual([links[0]])
  expect(shown.element.querySelector('h2')?.textContent).toBe('Språk')
})

it('opens from the footer [R2.28 language switcher] [R2.21 languages modal]', async () => {
  shown = await showInShop(<LanguageButton />, { language: 'en', messages: ownTexts.en, storeViews })
  expect(shown.element.textContent).toBe('Language: Svenska')
  await shown.click('button')
  expect(shown.storefront.ui.modal).toBe('languages')
  expect((await nordic.modals.languages()).default).toBe(Languages)
})

it('is not offered in a shop with one view [R2.28 language switcher]', async () => {
  shown = await showInShop(<LanguageButton />, {
    language: 'sv',
    messages: ownTexts.sv,
    storeViews: storeViews.slice(0, 1),
  })
  expect(shown.element.textContent).toBe('')
})
