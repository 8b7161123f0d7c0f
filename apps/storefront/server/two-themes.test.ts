import type { Theme } from '@vitrin/theme-kit'
import { Turns } from '@vitrin/api-server'
import { ManualClock } from '@vitrin/kernel/testing'
import { bare } from '@vitrin/theme-bare'
import { natt } from '@vitrin/theme-natt'
import { nordic } from '@vitrin/theme-nordic'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Render, RenderedPage } from '../src/entry-server'
import { hostGateways } from './testing/host-gateways'
import { openHost, type OpenHost } from './testing/open-host'
import { testRender } from './testing/rendering-shop'

const ADDRESSES = [
  '/sv',
  '/sv/duschdorrar',
  '/sv/p/KG-1101/duschdorr-unden',
  '/sv/i/sa-mater-du',
  '/sv/wishlist',
  '/sv/search?q=dusch',
  '/sv/duschdorrar?color=5511',
  '/sv/finns-inte',
  '/sv/terms',
  '/sv/checkout',
]

/** A theme, its child, and one that shares nothing with them. */
const NAMES = ['nordic', 'natt', 'bare'] as const

let host: OpenHost
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const renderOf = (theme: Theme): Promise<Render> =>
  testRender({ theme, gateways: hostGateways(host), clock: new ManualClock(Date.UTC(2026, 10, 2)) })

/** What a browser gets of a page, without what the host says anew each time. */
function sent(page: Awaited<ReturnType<Render>>): Partial<RenderedPage> & { readonly messages?: object } {
  if ('redirect' in page) throw new Error(`leads to ${page.redirect.to}`)
  const { html, head, status, lang, state } = page
  return { html, head, status, lang, messages: state.messages }
}

it('renders the themes of several store views at once as it renders each alone', async () => {
  const alone: Record<string, Awaited<ReturnType<typeof sent>>[]> = {}
  const renders = { nordic: await renderOf(nordic), natt: await renderOf(natt), bare: await renderOf(bare) }
  for (const [name, render] of Object.entries(renders)) {
    alone[name] = []
    for (const address of ADDRESSES) alone[name].push(sent(await render(address, new Turns())))
  }
  expect(alone['natt']![0]!.html).toContain('natt-logo')
  expect(alone['nordic']![0]!.html).not.toContain('natt-logo')
  expect(alone['bare']![0]!.html).not.toBe(alone['nordic']![0]!.html)

  const asked = Array.from({ length: 200 }, (_, at) => ({
    name: NAMES[at % NAMES.length]!,
    at: Math.floor(at / NAMES.length + at) % ADDRESSES.length,
  }))
  // Twenty at once: the host makes more of them wait, as it should.
  for (let first = 0; first < asked.length; first += 20) {
    const part = asked.slice(first, first + 20)
    const together = await Promise.all(
      part.map(async ({ name, at }) => sent(await renders[name](ADDRESSES[at]!, new Turns()))),
    )
    expect(together).toEqual(part.map(({ name, at }) => alone[name]![at]))
  }
})

it('answers a screen that throws with the error screen and 500, and the next page as usual', async () => {
  const Broken = (): never => {
    throw new Error('The theme fails')
  }
  const screens = { ...nordic.screens, wishlist: async () => ({ default: Broken }) }
  const render = await renderOf({ ...nordic, screens })
  const broken = await render('/sv/wishlist', new Turns())
  expect(broken).toMatchObject({
    status: 500,
    pageId: 'error',
    state: { storefront: { page: { url: '/sv/wishlist' } } },
  })
  expect(sent(broken).html).toContain('Något gick sönder')
  expect(await render('/sv/compare', new Turns())).toMatchObject({ status: 200, pageId: 'compare' })
})
