import type { PanelId } from '@vitrin/storefront'
import type { BrowserNavigatorOptions } from './navigator-options'

const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the code of the page behind a link, or of the panel that `data-opens` names, when the shopper is about to
 * follow it; the data waits for the tap. The panel that `data-adds-to` names stands in this page from then on.
 */
export function fetchOnIntent({ storefront, screens, window }: BrowserNavigatorOptions): void {
  const seen = new Set<string>()

  const fetchPage = async (address: string): Promise<void> => {
    const { pages } = storefront
    const id = await storefront.routing.pageIdOf(address)
    // It may be learned yet, by the next list.
    if (!id) seen.delete(address)
    if (id && pages.serves(id)) await Promise.all([screens.load(id), pages.fetchModel(id)])
  }

  /** What cannot be fetched now is asked for again by the tap. */
  const fetchOnce = (what: string, fetch: () => Promise<void>): void => {
    if (seen.has(what)) return
    seen.add(what)
    fetch().catch(() => seen.delete(what))
  }

  const prepareFilling = async (panel: PanelId): Promise<void> => {
    await screens.fetchPanel(panel)
    storefront.ui.mountPanel(panel)
  }

  const notice = ({ target }: Event): void => {
    const { opens, addsTo } =
      (target as Element | null)?.closest<HTMLElement>('[data-opens], [data-adds-to]')?.dataset ?? {}
    // Each page anew.
    if (addsTo) return void prepareFilling(addsTo as PanelId).catch(() => undefined)
    if (opens) return fetchOnce(opens, () => screens.fetchPanel(opens as PanelId))
    const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
    if (link?.origin === window.location.origin) fetchOnce(link.pathname, () => fetchPage(link.pathname))
  }
  for (const sign of SIGNS_OF_INTENT) window.document.addEventListener(sign, notice, { passive: true })
}
