import { layOutAll } from '@vitrin/theme-kit/app'

/**
 * After a reload: scrolls to the place that the entry of the history remembers. The server's HTML is complete, so the
 * page can be there before its code has loaded. The browser does not do it, because the shop restores places itself.
 */
export function restorePlace(window: Pick<Window, 'history' | 'scrollTo' | 'document'>): void {
  const { scrollY } = (window.history.state ?? {}) as { readonly scrollY?: number }
  if (!scrollY) return
  layOutAll(window.document)
  window.scrollTo(0, scrollY)
}
