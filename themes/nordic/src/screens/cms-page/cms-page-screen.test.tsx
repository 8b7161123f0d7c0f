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

/** The shopper's part, as far as the contact form reads it. */
const shopperWith = (current: object | undefined, draft?: object) => ({
  contact: { isLoaded: true, edition: 0, draft, loadRules: async () => undefined },
  session: { current },
})

it('/contact has the contact form [R2.27 contact form]', async () => {
  const shopper = shopperWith(undefined)
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

it('the contact form begins with what the account and the draft have', async () => {
  const customer = {
    id: 7,
    firstname: 'Åsa',
    lastname: 'Berg',
    email: 'asa@example.se',
    addresses: [{ telephone: '' }, { telephone: '070-174 06 05' }],
  }
  const draft = {
    form: { name: '', telephone: '', email: 'kontor@example.se', subject: 'Spegel', question: '', quantity: '' },
    context: { product: 'Unden', sku: 'KG-1101', measures: [{ label: 'Bredd', value: '893 mm' }] },
    files: [{ key: 'f', name: 'badrum.jpg', type: 'image/jpeg', size: 2_340_000 }],
  }
  const { element, close } = await showScreen(<CmsPageScreen page={page('contact')} />, {
    shopper: shopperWith(customer, draft),
  })
  const typed = [...element.querySelectorAll<HTMLInputElement>('input[name]')].map(({ value }) => value)
  expect(typed).toEqual(['Åsa Berg', '070-174 06 05', 'kontor@example.se', 'Spegel', ''])
  expect(element.querySelector('.contact-about')?.textContent).toContain('Unden (KG-1101)Bredd: 893 mm')
  expect(element.querySelector('.contact-files li')?.textContent).toBe('badrum.jpg2,3 MBTa bort')
  await close()
})
