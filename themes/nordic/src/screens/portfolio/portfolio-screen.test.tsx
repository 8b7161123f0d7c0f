// @vitest-environment happy-dom
import type { Page } from '@vitrin/theme-kit'
import { SAMPLE_CONTENT } from '@vitrin/theme-kit/testing'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show'
import PortfolioScreen from './portfolio-screen'

const { portfolio } = SAMPLE_CONTENT
const mirrors = { title: 'Hotell, Kalmar', description: '<p>22 speglar.</p>', pictures: [], category: 'Speglar' }
const content = { portfolio: { ...portfolio!, items: [...portfolio!.items, mirrors] } }

const showPortfolio = (url: string) =>
  showScreen((page) => <PortfolioScreen page={page as Page<'portfolio'>} />, { content, url })

it.each([
  ['portfolio', '/sv/portfolio'],
  ['galerii', '/sv/galerii'],
  ['galereya', '/sv/galereya'],
])('[R2.11 %s] [R1.09] %s shows pictures with texts and the way to the products', async (_, url) => {
  const { element, close } = await showPortfolio(url)
  expect(element.querySelector('h1')?.textContent).toBe('Utförda jobb')
  expect(element.querySelector('header .lead')?.textContent).toBe('Badrum och bastur.')
  const [first] = element.querySelectorAll('.work')
  expect(first?.querySelector('h2')?.textContent).toBe('Bastu vid Helgasjön')
  expect(first?.querySelector('.prose')?.textContent).toBe('Två dörrar mot vattnet.')
  expect([...first!.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Bastudörr mot sjön', 'Handtag i al'])
  expect(first?.querySelector('img')?.getAttribute('srcset')).toBe(
    'https://cms.example/uploads/small_bastu-1.webp 500w, https://cms.example/uploads/large_bastu-1.webp 1000w, ' +
      'https://cms.example/uploads/bastu-1.webp 1200w',
  )
  const link = first?.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Se bastudörrar', '/sv/bastudorrar'])
  await close()
})

it('is narrowed to one family, and says how many are left', async () => {
  const { element, click, close } = await showPortfolio('/sv/portfolio')
  const titles = () => [...element.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Bastu vid Helgasjön', 'Kontor, Göteborg', 'Hotell, Kalmar'])
  await click('.family:nth-of-type(3)')
  expect(element.querySelector('[aria-pressed=true]')?.textContent).toBe('Speglar')
  expect([titles(), element.querySelector('output')?.textContent]).toEqual([['Hotell, Kalmar'], '1 jobb'])
  await click('.family')
  expect(titles()).toHaveLength(3)
  await close()
})
