import type { PageModel, Storefront } from '@vitrin/storefront'
import type { ScreenRegistry } from '@vitrin/theme-kit/app'
import { layOutInParts } from './lay-out-in-parts'
import { isMetered } from './metered'
import { whenIdle } from './when-idle'

type PageId = Parameters<ScreenRegistry['load']>[0]

/** So long after the page has what it needs. */
const QUIET_AFTER_MS = 500

/** What a tap on these pages usually opens. */
const NEXT: { readonly [Page in PageId]?: readonly PageId[] } = {
  home: ['category', 'product'],
  category: ['product'],
  search: ['product'],
}

/**
 * Work that the shopper may need soon, while the page is only looked at: the layout of what is below the first view,
 * which tools that read the text of a page expect too, and the code of the next page, which takes a slow phone longer
 * to start than to load. Settles when all of it is done.
 */
export async function workWhenQuiet(
  { pages, ui }: Pick<Storefront, 'pages' | 'ui'>,
  screens: ScreenRegistry,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_AFTER_MS))
  await whenIdle()
  layOutInParts(window)
  if (isMetered() || !ui.online) return
  for (const id of NEXT[pages.current?.id ?? 'error'] ?? []) {
    await whenIdle()
    // Code that cannot be loaded now is loaded with the tap.
    await Promise.allSettled([screens.load(id), pages.fetchModel(id)])
  }
}

/** Asks for the data of the pages that a tap opens next. It is kept on the device, with the shopper's part. */
export async function fetchNextData({ pages, ui }: Pick<Storefront, 'pages' | 'ui'>): Promise<void> {
  const current = pages.current
  if (isMetered() || !ui.online || !NEXT[current?.id ?? 'error']) return
  await whenIdle()
  // What does not come now is asked for again by the page that needs it.
  await Promise.allSettled([import('./clean-html'), (current?.model as PageModel | undefined)?.prefetch?.()])
}
