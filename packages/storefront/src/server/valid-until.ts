import type { ListedProduct } from '@vitrin/catalog'
import { nextMidnight } from '@vitrin/made-to-measure'
import { nextPriceWindowEdge } from '@vitrin/pricing'
import type { CurrentPage } from '../pages/current-page'
import { openContent, type ShopContent } from '../shop-content'
import type { Storefront } from '../storefront'

const RETRY_AFTER_MS = 60_000

/**
 * Until when the shown page is correct, in ms since 1970: the next start or end of a special price (decisions.md 14).
 * The day of delivery on a product page changes at midnight. The notice begins and ends by itself.
 */
export function validUntilMs(storefront: Storefront, nowMs: number): number | undefined {
  const { config, pages } = storefront
  const ends = [pageEnd(config, pages.current, nowMs), noticeEnd(openContent(storefront).notice, nowMs)].filter(
    (end) => end !== undefined,
  )
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** A page without the notice, because the CMS gave no answer, is soon made anew. */
function noticeEnd(notice: ShopContent['notice'], nowMs: number): number | undefined {
  return notice.failed ? nowMs + RETRY_AFTER_MS : notice.nextChangeMs(nowMs)
}

function pageEnd(config: Storefront['config'], current: CurrentPage | undefined, nowMs: number): number | undefined {
  const { days, storeView } = config
  const { timeZone } = storeView.i18n
  const priceEdge = current && nextPriceWindowEdge(pricedProducts(current), nowMs, timeZone)
  if (current?.id !== 'product' || !config.delivery) return priceEdge
  return Math.min(priceEdge ?? Infinity, days?.today?.untilMs ?? nextMidnight(nowMs, timeZone))
}

function pricedProducts(page: CurrentPage): readonly ListedProduct[] {
  switch (page.id) {
    case 'bestsellers':
    case 'home':
      return page.model.products
    case 'standard-sizes':
    case 'custom-sizes':
      return page.model.compared
    case 'category':
      return page.model.listing.products
    case 'product':
      return page.model.store.parent ? [page.model.store.parent] : []
    default:
      return []
  }
}
