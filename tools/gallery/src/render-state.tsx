// Renders a state as the server of the shop does: without a device, and without a shopper. See the app's entry-server.
import { openContent, type PageModel } from '@vitrin/storefront'
import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import type { AskedState } from './address'
import type { RenderedState } from './hydrate'
import { LANGUAGES } from './shop/languages'
import { openShop } from './shop/open-shop'
import { Shop } from './shop/shop'
import { World } from './shop/world'
import { stateWith } from './states'
import { loadTheme } from './themes'

enableStaticRendering(true)

/** The HTML of the page that a state begins with, and what the browser must know to hydrate it. */
export async function renderState({ theme: name, state: id, language }: AskedState): Promise<RenderedState> {
  const { theme } = await loadTheme(name)
  const state = stateWith(id)
  const world = new World(state.address ?? '/sv', LANGUAGES[language].storeId)
  state.arrange?.(world)
  const shop = await openShop(theme, language, world)
  const { storefront } = shop
  const [page] = await Promise.all([
    state.address === undefined ? undefined : shop.open(state.address),
    shop.loadFrame(),
  ])
  const model: PageModel | undefined = page?.model
  await model?.loadRest?.()
  if (page) storefront.pages.show(page)
  const html = renderToString(<Shop shop={shop} theme={theme} />)
  return { html, snapshot: { ...storefront.dehydrate(), content: openContent(storefront).snapshot } }
}
