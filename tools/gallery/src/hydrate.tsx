import type { StorefrontSnapshot } from '@vitrin/storefront'
import type { Theme } from '@vitrin/theme-kit'
import { loadDeferred } from '@vitrin/theme-kit/app'
import { captureOwnerStack, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { OpenShop } from './shop/open-shop'
import { Shop } from './shop/shop'

/** What a server made of a state. */
export interface RenderedState {
  readonly html: string
  readonly snapshot: StorefrontSnapshot
}

/** The stores of a page that a server has rendered; undefined where it has only an empty root. */
export function renderedState(document: Document): StorefrontSnapshot | undefined {
  const fault = jsonOf(document, 'server-fault') as string | undefined
  if (fault !== undefined) console.error(`The server cannot render this: ${fault}`)
  return jsonOf(document, 'rendered-state') as StorefrontSnapshot | undefined
}

function jsonOf(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text == null ? undefined : JSON.parse(text)
}

/** Takes over what the server rendered, as the app's open-shop does. The console says what differs, and where. */
export async function hydrate(
  place: HTMLElement,
  shop: OpenShop,
  theme: Theme,
  snapshot: StorefrontSnapshot,
): Promise<Root> {
  const { storefront, screens } = shop
  const { page } = snapshot
  await Promise.all([storefront.hydrate(snapshot), page && screens.loadFirst(page.id), screens.loadFirst('error')])
  const root = await new Promise<Root>((onHydrated) =>
    startTransition(() => {
      const hydrating = hydrateRoot(
        place,
        <Shop shop={shop} theme={theme} onHydrated={() => onHydrated(hydrating)} />,
        { onRecoverableError: (error) => console.error(`While hydrating: ${String(error)}`) },
      )
    }),
  )
  await Promise.all([loadDeferred(), storefront.prepare()])
  storefront.pages.markPainted()
  return root
}

// React of a development build knows which component it speaks of.
const say = console.error
console.error = (...words: readonly unknown[]) => say(...words, captureOwnerStack?.() ?? '')
