import type { StockItem } from '@vitrin/catalog'
import type { Cancel, Logger } from '@vitrin/kernel'
import type { ShopContext } from '../context'
import { mailThoseBackInStock } from './stock-notices'

const LOOK_EVERY_MS = 60_000

interface Watched extends Pick<ShopContext, 'database' | 'catalogue' | 'clock'> {
  readonly logger: Logger
  /** Gets the skus whose stock is another one now. */
  readonly onStockMoved: (skus: readonly string[]) => void
}

/**
 * Looks at the stock now and every minute: other programs write to the database, too, when pieces arrive, an order is
 * cancelled or a catalogue is imported. Pages then show the new stock, and shoppers who wait for a piece get a mail.
 */
export function watchStock({ logger, onStockMoved, ...shop }: Watched): Cancel {
  const { database, clock } = shop
  let cancel: Cancel | undefined
  let version = database.versionByOthers()
  let known = database.stock.all()
  const look = (): void => {
    const current = database.versionByOthers()
    if (current !== version) {
      const stock = database.stock.all()
      const moved = [...stock].filter(([sku, item]) => differs(item, known.get(sku))).map(([sku]) => sku)
      version = current
      known = stock
      if (moved.length > 0) onStockMoved(moved)
    }
    mailThoseBackInStock(shop)
  }
  const run = (): void => {
    try {
      look()
    } catch (error) {
      logger.error('The stock could not be looked at', error)
    }
    cancel = clock.after(LOOK_EVERY_MS, run)
  }
  run()
  return () => cancel?.()
}

function differs(item: StockItem, before: StockItem | undefined): boolean {
  return item.qty !== before?.qty || item.is_in_stock !== before.is_in_stock
}
