// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showScreen } from '../testing/show'
import { siteInfo } from '../testing/site-info'
import Notices from '../layouts/notices'

const DAY_MS = 86_400_000
const notice = {
  message: '<p>Hemma före jul: beställ senast <strong>27 november</strong>.</p>',
  enabled: true,
  type: 'info',
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-11-28T00:00:00.000Z',
  link: '/sv/i/leverans',
} as const
const SENTENCE = 'Hemma före jul: beställ senast 27 november.'
const SERVICE = 'Kundtjänst 08-465 004 21, vardagar 9–16'

const showNotice = (changes: object = {}) =>
  showScreen(<Notices />, {
    content: { notice: { ...notice, ...changes } },
    sets: { site_info: siteInfo },
    url: '/sv/wishlist',
  })

it('the notice is announced, with a way to read more [R1.09]', async () => {
  const { element, close } = await showNotice()
  expect(element.querySelector('[aria-live=polite] .notice p')?.textContent).toBe(SENTENCE)
  expect(element.querySelector('.notice')?.classList.contains('is-offline')).toBe(false)
  const more = element.querySelector('.notice a')
  expect([more?.textContent, more?.getAttribute('href')]).toEqual(['Läs mer om det här', '/sv/i/leverans'])
  await close()
})

it('a warning looks like one, and a notice without a link has none [R1.09]', async () => {
  const { element, close } = await showNotice({ type: 'warning', link: undefined })
  expect(element.querySelector('.notice.is-offline')).not.toBeNull()
  expect(element.querySelector('.notice a')).toBeNull()
  await close()
})

it.each([
  ['is switched off', { enabled: false }],
  ['has not begun', { validFrom: '2026-11-21T00:00:00.000Z' }],
  ['has ended', { validTo: '2026-11-20T09:00:00.000Z' }],
])('a notice that %s is not shown, and the region waits for one [R1.09]', async (_, changes) => {
  const { element, close } = await showNotice(changes)
  expect(element.innerHTML).toBe('<div aria-live="polite"></div>')
  await close()
})

it('a shopper closes it until it changes [R1.09]', async () => {
  const { element, storefront, content, click, does, close } = await showNotice()
  await click('[aria-label="Stäng meddelandet"]')
  expect(element.textContent).toBe('')
  await does(() => content.notice.hydrate({ notice: content.notice.notice, nowMs: content.notice.nowMs }))
  const other = await storefront.pages.open('/sv/compare')
  await does(() => 'page' in other && storefront.pages.show(other.page))
  expect(element.textContent).toBe('')
  const changed = { ...notice, message: '<p>Nytt.</p>' }
  await does(() => content.notice.hydrate({ notice: changed, nowMs: content.notice.nowMs }))
  const next = await storefront.pages.open('/sv/wishlist')
  await does(() => 'page' in next && storefront.pages.show(next.page))
  expect(element.textContent).toContain('Nytt.')
  await close()
})

it('ends by itself, and the customer service takes its place until the next page [R1.09]', async () => {
  const { element, storefront, content, clock, does, close } = await showNotice()
  const stop = content.notice.start({ read: async () => undefined, write: async () => undefined })
  await does(() => clock.advance(7 * DAY_MS))
  expect(element.textContent).toContain(SENTENCE)
  await does(() => clock.advance(DAY_MS))
  expect(element.querySelector('.notice [inert]')?.textContent).toContain(SENTENCE)
  expect(element.querySelector('.notice-instead')?.textContent).toBe(SERVICE)
  const next = await storefront.pages.open('/sv/compare')
  await does(() => 'page' in next && storefront.pages.show(next.page))
  expect(element.textContent).toBe('')
  stop()
  await close()
})

it('the notice of a CMS is safe to render', async () => {
  const { element, close } = await showNotice({ message: '<p>Hej<script>steal()</script></p>' })
  expect(element.querySelector('script')).toBeNull()
  await close()
})
