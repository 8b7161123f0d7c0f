// @vitest-environment happy-dom
import type { Page } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show'
import CmsPageScreen from './cms-page-screen'

const page = (slug: string) =>
  ({
    id: 'static',
    params: { slug },
    url: `/sv/${slug}`,
    model: { store: { page: { title: 'Sida' } } },
  }) as Page<'static'>

it.each([
  ['size-guide', 6],
  ['delivery', 0],
])('/%s has %d drawings of the size guide [R2.03 size-guide]', async (slug, drawings) => {
  const { element, close } = await showScreen(<CmsPageScreen page={page(slug)} />, {})
  expect(element.querySelectorAll('svg')).toHaveLength(drawings)
  await close()
})

it('/contact has the contact form [R2.27 contact form]', async () => {
  const contact = { isLoaded: true, edition: 0, draft: undefined, loadRules: async () => undefined }
  const shopper = { contact, session: { current: undefined } }
  const { element, close } = await showScreen(<CmsPageScreen page={page('contact')} />, { shopper })
  const labels = [...element.querySelectorAll('label')].map(({ textContent }) => textContent.trim())
  expect(labels).toEqual([
    'Namn',
    'Telefon',
    'E-post',
    'Ämne',
    'Din fråga',
    'Antal glas (valfritt)',
    'Bilder eller ritningar (valfritt)',
    'Gör bilder som jag lägger till mindre',
  ])
  expect(element.querySelector('form button')?.textContent).toBe('Skicka frågan')
  await close()
})
