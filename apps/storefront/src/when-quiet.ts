import type { PageModel, Storefront } from '@vitrin/storefront'
import { layOutAll, type ScreenRegistry } from '@vitrin/theme-kit/app'
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
 * to start than to load, and its data.
 */
export function workWhenQuiet({ pages, ui }: Pick<Storefront, 'pages' | 'ui'>, screens: ScreenRegistry): void {
  setTimeout(() => void work(), QUIET_AFTER_MS)

  async function work(): Promise<void> {
    await whenIdle()
    layOutAll(document)
    if (isMetered() || !ui.online) return
    for (const id of NEXT[pages.current?.id ?? 'error'] ?? []) {
      await whenIdle()
      // Code that cannot be loaded now is loaded with the tap.
      await Promise.allSettled([screens.load(id), pages.fetchModel(id), import('./clean-html')])
    }
    // Data that does not come now is asked for again by the page that needs it.
    await (pages.current?.model as PageModel | undefined)?.prefetch?.().catch(() => undefined)
  }
}
