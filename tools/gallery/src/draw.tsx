import type { Theme } from '@vitrin/theme-kit'
import { loadDeferred } from '@vitrin/theme-kit/app'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { OpenShop } from './shop/open-shop'
import { Shop } from './shop/shop'
import { showFault } from './show-fault'

/** Draws a page in the browser alone, as a click on a link does. */
export async function draw(place: HTMLElement, shop: OpenShop, theme: Theme, address?: string): Promise<Root> {
  await Promise.all([shop.loadFrame(), shop.storefront.prepare()])
  if (address !== undefined) await shop.visit(address)
  const root = createRoot(place, import.meta.env.DEV ? { onCaughtError: showFault } : {})
  root.render(
    <StrictMode>
      <Shop shop={shop} theme={theme} />
    </StrictMode>,
  )
  await loadDeferred()
  return root
}
