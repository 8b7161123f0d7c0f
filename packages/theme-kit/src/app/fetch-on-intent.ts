import type { PanelId } from '@vitrin/storefront'
import type { BrowserNavigatorOptions } from './navigator-options'

const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const
/** A press that takes longer opens another page, or none. */
const LONGEST_PRESS_MS = 2000

/**
 * Fetches code when the shopper is about to press something: of the page behind a link, and of the panel that
 * `data-opens` names. The panel that `data-adds-to` names is mounted, too. A page's data is fetched when the pointer
 * goes down: that is a tenth of a second before the press ends.
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
    const link = ownLink(target)
    if (link) fetchOnce(link.pathname, () => fetchPage(link.pathname))
  }
  for (const sign of SIGNS_OF_INTENT) window.document.addEventListener(sign, notice, { passive: true })

  const ownLink = (target: EventTarget | null): HTMLAnchorElement | undefined => {
    const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
    return link?.origin === window.location.origin ? link : undefined
  }
  const expectPage = async ({ pathname, search }: HTMLAnchorElement): Promise<void> => {
    const { pages, routing, ui } = storefront
    const address = pathname + search
    // One page at a time is loaded (R2.32).
    if (address === pages.current?.url || pages.opening || !ui.online) return
    const id = await routing.pageIdOf(pathname)
    if (id && pages.serves(id)) window.setTimeout(pages.expect(address), LONGEST_PRESS_MS)
  }
  const press = ({ target, button }: PointerEvent): void => {
    const link = button === 0 ? ownLink(target) : undefined
    if (link) expectPage(link).catch(() => undefined)
  }
  window.document.addEventListener('pointerdown', press, { passive: true })
}
