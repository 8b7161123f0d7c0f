import { EXPLAINED_MS, LINK_LIFE_MS } from '../mail-links/mail-links'
import type { ShopContext } from '../context'
import { pieceName, piecePath } from './piece-name'

type StockNoticesContext = Pick<ShopContext, 'database' | 'catalogue' | 'clock'>

/**
 * Mails everyone who waits for a piece that is back, and deletes what has waited too long. The mail ends the notice in
 * one transaction.
 */
export function mailThoseBackInStock(context: StockNoticesContext): void {
  const { database, clock } = context
  const { stockNotices, mailLinks, mail } = database
  database.transaction(() => {
    const now = clock.now()
    stockNotices.dropOlderThan(now - LINK_LIFE_MS['stock-notice'])
    mail.dropOlderThan(now - LINK_LIFE_MS['stock-notice'], ['stock-notice', 'back-in-stock'])
    mailLinks.dropExpired(now, EXPLAINED_MS)
    for (const notice of stockNotices.backInStock()) {
      const { sku, email, storeCode } = notice
      stockNotices.remove(notice)
      mailLinks.use({ purpose: 'stock-notice', email, subject: sku }, now)
      const name = pieceName(context, sku)
      // A piece that left the catalogue meanwhile is not for sale.
      if (name === undefined) continue
      const data = { name, path: `/${storeCode}/${piecePath(context, sku)}` }
      mail.add({ template: 'back-in-stock', recipient: email, storeCode, data })
    }
  })
}
