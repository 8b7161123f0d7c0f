import { Turns } from '@vitrin/api-server'
import { ManualClock } from '@vitrin/kernel/testing'
import { bare } from '@vitrin/theme-bare'
import { nordic } from '@vitrin/theme-nordic'
import { extendTheme, type Theme } from '@vitrin/theme-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RenderedPage } from '../src/entry-server'
import { KEPT_ANSWERS, KeptAnswers } from './kept-answers'
import { keptGateways } from './kept-gateways'
import { hostGateways } from './testing/host-gateways'
import { openHost, type OpenHost } from './testing/open-host'
import { testRender } from './testing/rendering-shop'

/** Pages with cards: the same products, with and without the labels of attributes, chosen variants and openings. */
const ADDRESSES = [
  '/sv',
  '/sv/duschdorrar',
  '/sv/tillbehor',
  '/sv/duschdorrar?color=5511',
  '/sv/duschdorrar?width=850&height=2000',
  '/sv/search?q=dusch',
  '/sv/p/KG-1101/duschdorr-unden',
  '/sv/bestsellers',
]
const clock = new ManualClock(Date.UTC(2026, 10, 2))

let host: OpenHost
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

/** Pages of the shop as the server makes them: they share the answers of the host. */
async function sharingShop(theme: Theme) {
  const answers = new KeptAnswers({ now: () => clock.now(), ...KEPT_ANSWERS })
  const gateways = keptGateways(hostGateways(host), { answers, timeZone: 'Europe/Stockholm' })
  const render = await testRender({ theme, gateways, clock })
  return async (address: string): Promise<Pick<RenderedPage, 'html' | 'state'>> => {
    const page = await render(address, new Turns())
    if ('redirect' in page) throw new Error(`${address} leads to ${page.redirect.to}`)
    return { html: page.html, state: page.state }
  }
}

it.each([
  ['nordic', nordic],
  ['bare', bare],
])('a page of %s reads the same whether its cards were drawn for it or for another page', async (_, theme) => {
  const sharing = await sharingShop(theme)
  for (const round of [1, 2, 3, 4])
    for (const address of ADDRESSES) {
      const alone = await (await sharingShop(theme))(address)
      expect([round, address, await sharing(address)]).toEqual([round, address, alone])
    }
})

it('draws the cards of a page that is made again no more, also those of a theme that replaces them', async () => {
  let drawn = 0
  const counted = extendTheme({
    id: 'counted',
    extends: nordic,
    components: {
      ProductCard: ({ product }) => {
        drawn += 1
        return <li>{product.name}</li>
      },
    },
  })
  const page = await sharingShop(counted)
  await page('/sv/duschdorrar')
  await page('/sv/duschdorrar')
  drawn = 0
  const { html } = await page('/sv/duschdorrar')
  expect(drawn).toBe(0)
  expect(html).toContain('<li>Duschdörr Unden</li>')
})
