// @vitest-environment happy-dom
import type { Page } from '@vitrin/theme-kit'
import { SAMPLE_CONTENT } from '@vitrin/theme-kit/testing'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show'
import ContentSetScreen from './content-set-screen'

const showSet = (url: string) =>
  showScreen((page) => <ContentSetScreen page={page as Page<'terms'>} />, { content: SAMPLE_CONTENT, url })

it.each([
  ['company info', '/sv/foretag', 'Verkstaden i Växjö', 'Här skärs glaset.'],
  ['company info', '/sv/company-info/garantier', 'Garantier', 'Glaset har 10 års garanti.'],
  ['custom solutions', '/sv/custom-solutions', 'Glas under snedtak', 'Fem hörn.'],
  ['terms and conditions', '/sv/kopvillkor/delivery', 'Delivery', 'We carry it in.'],
])('shows a page of %s at %s [R1.09]', async (_, url, title, text) => {
  const { element, close } = await showSet(url)
  expect(element.querySelector('h1')?.textContent).toBe(title)
  expect(element.querySelector('.prose')?.textContent).toContain(text)
  await close()
})

it('leads to the other pages of the set, and marks its own', async () => {
  const { element, close } = await showSet('/sv/foretag/garantier')
  const links = [...element.querySelectorAll('nav a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Verkstaden', '/sv/foretag', null],
      ['Garantier', '/sv/foretag/garantier', 'page'],
    ],
  )
  await close()
})

it('shows the picture and the gallery of a page, and no navigation in a set of one page', async () => {
  const company = await showSet('/sv/foretag')
  expect(company.element.querySelector('article > img')?.getAttribute('alt')).toBe('En man vid ett slipbord')
  await company.close()
  const { element, close } = await showSet('/sv/custom-solutions')
  expect([...element.querySelectorAll('.set-gallery img')].map((image) => image.getAttribute('alt'))).toEqual([
    'Duschvägg under en takbjälke',
    '',
  ])
  expect(element.querySelector('nav')).toBeNull()
  await close()
})
