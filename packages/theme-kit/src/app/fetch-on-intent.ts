import type { PanelId } from '@vitrin/storefront'
import type { BrowserNavigatorOptions } from './navigator-options'

const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches code when the shopper is about to press something: of the page behind a link, and of the panel that
 * `data-opens` names. Data is fetched after the press. The panel that `data-adds-to` names is mounted, too.
 */
export function fetchOnIntent({ storefront, screens, window }: BrowserNavigatorOptions): void {
  const seen = new Set<string>()

  const fetchPage = async (address: string): Promise<void> => {
    const { pages } = storefront
    const id = await storefront.routing.pageIdOf(address)
    // The next list may teach the shop this address.
    if (!id) seen.delete(address)
    if (id && pages.serves(id)) await Promise.all([screens.load(id), pages.fetchModel(id)])
  }

  /** Code that cannot be fetched now is fetched again after the press. */
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
    // Not only once, because each page mounts the panel again.
    if (addsTo) return void prepareFilling(addsTo as PanelId).catch(() => undefined)
    if (opens) return fetchOnce(opens, () => screens.fetchPanel(opens as PanelId))
    const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
    if (link?.origin === window.location.origin) fetchOnce(link.pathname, () => fetchPage(link.pathname))
  }
  for (const sign of SIGNS_OF_INTENT) window.document.addEventListener(sign, notice, { passive: true })
}
