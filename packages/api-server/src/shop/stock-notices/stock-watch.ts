import type { StockItem } from '@vitrin/catalog'
import type { Cancel, Logger } from '@vitrin/kernel'
import type { ShopContext } from '../context'
import { mailThoseBackInStock } from './stock-notices'

const LOOK_EVERY_MS = 60_000

interface Watched extends Pick<ShopContext, 'database' | 'catalogue' | 'clock'> {
  readonly logger: Logger
  /** Called with the skus whose stock another program has changed. */
  readonly onStockMoved: (skus: readonly string[]) => void
}

/**
 * Other programs write to the stock, too, when pieces arrive, an order is cancelled or a catalogue is imported. Pages
 * then show the new stock, and shoppers who wait for a piece get a mail.
 */
export class StockWatch {
  readonly #options: Watched
  #version: number
  #known: ReadonlyMap<string, StockItem>

  constructor(options: Watched) {
    const { database } = options
    this.#options = options
    this.#version = database.versionByOthers()
    this.#known = database.stock.all()
  }

  /** Looks now and every minute. */
  start(): Cancel {
    const { clock } = this.#options
    let cancel: Cancel | undefined
    const run = (): void => {
      this.look()
      cancel = clock.after(LOOK_EVERY_MS, run)
    }
    run()
    return () => cancel?.()
  }

  look(): void {
    try {
      this.#readStock()
      mailThoseBackInStock(this.#options)
    } catch (error) {
      this.#options.logger.error('The stock could not be looked at', error)
    }
  }

  #readStock(): void {
    const { database, onStockMoved } = this.#options
    const version = database.versionByOthers()
    if (version === this.#version) return
    const stock = database.stock.all()
    const moved = [...stock].filter(([sku, item]) => differs(item, this.#known.get(sku))).map(([sku]) => sku)
    this.#version = version
    this.#known = stock
    if (moved.length > 0) onStockMoved(moved)
  }
}

function differs(item: StockItem, before: StockItem | undefined): boolean {
  return item.qty !== before?.qty || item.is_in_stock !== before.is_in_stock
}
