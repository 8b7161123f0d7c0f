// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { Link } from './link'
import { NavigationContext } from './navigation'

afterEach(() => document.body.replaceChildren())

/** Clicks a link on the page /sv/dusch, and tells what the shop opened and whether the browser follows the link. */
async function follow(to: string, press: MouseEventInit = {}, onClick?: (event: { preventDefault(): void }) => void) {
  const opened: string[] = []
  let isForBrowser = true
  const outside = document.body.appendChild(document.createElement('div'))
  const root = createRoot(outside.appendChild(document.createElement('div')))
  // Reached after the link's own handler.
  outside.addEventListener('click', (event) => {
    isForBrowser = !event.defaultPrevented
    event.preventDefault()
  })
  const navigator = {
    push: (address: string) => void opened.push(`push ${address}`),
    replace: (address: string) => void opened.push(`replace ${address}`),
  }
  await act(async () =>
    root.render(
      <NavigationContext value={{ navigator, shown: () => '/sv/dusch' }}>
        <Link to={to} onClick={onClick}>
          Dörrar
        </Link>
      </NavigationContext>,
    ),
  )
  const link = outside.querySelector('a')!
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }))
  const href = link.getAttribute('href')
  await act(async () => root.unmount())
  return { opened, isForBrowser, href }
}

it('a link opens its page inside the shop', async () => {
  expect(await follow('/sv/dorrar?glas=klart#fragor')).toEqual({
    opened: ['push /sv/dorrar?glas=klart#fragor'],
    isForBrowser: false,
    href: '/sv/dorrar?glas=klart#fragor',
  })
})

it('a link to the shown page is no step of the history', async () => {
  expect((await follow('/sv/dusch')).opened).toEqual(['replace /sv/dusch'])
})

it.each([
  ['another site', 'https://example.com/', {}],
  ['an address without a scheme', '//example.com/', {}],
  ['a mail address', 'mailto:hej@example.com', {}],
  ['a part of the page', '#fragor', {}],
  ['a new tab', '/sv/dorrar', { ctrlKey: true }],
  ['a new window', '/sv/dorrar', { shiftKey: true }],
])('%s is left to the browser', async (_, to, press) => {
  expect(await follow(to, press)).toEqual({ opened: [], isForBrowser: true, href: to })
})

it('a link whose handler has done the work opens nothing', async () => {
  expect((await follow('/sv/dorrar', {}, (event) => event.preventDefault())).opened).toEqual([])
})
