import { GUEST, type Cancel, type IdGenerator, type Logger, type Outbox, type OutboxAnswer } from '@vitrin/kernel'
import type { CartChange } from './cart-document'
import { removeLine } from './cart-changes'
import type { CartConfig } from './cart-config'
import type { CartItem } from './cart-item'
import type { LocalCart } from './local-cart'

const SCOPE = 'stock'

export interface StockChecksOptions {
  readonly local: LocalCart
  readonly outbox: Outbox
  readonly config: Pick<CartConfig, 'synchronizeStock' | 'synchronize' | 'outOfStockInCart'>
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The stock of one product at the host (contract §7). */
interface StockResult {
  readonly is_in_stock: boolean
  readonly qty: number
}

/** Asks the host whether an added product is in stock, now or when there is a network (contract §15.16). */
export class StockChecks {
  readonly #options: StockChecksOptions

  constructor(options: StockChecksOptions) {
    this.#options = options
  }

  start(): Cancel {
    return this.#options.outbox.subscribe(SCOPE, { onAnswer: (answer) => this.#answered(answer) })
  }

  /** The id of the stock check, stored on the line. A piece cut to size has no stock and gets no check. */
  planned({ made_to_measure }: Pick<CartItem, 'made_to_measure'>): Pick<CartItem, 'onlineStockCheckid'> {
    const { config, ids } = this.#options
    return config.synchronizeStock && !made_to_measure ? { onlineStockCheckid: ids.next() } : {}
  }

  async ask({ sku, onlineStockCheckid: task_id }: CartItem): Promise<void> {
    const { outbox, logger } = this.#options
    if (task_id === undefined) return
    try {
      await outbox.enqueue({
        task_id,
        scope: SCOPE,
        url: `/api/stock/check?sku=${encodeURIComponent(sku)}`,
        payload: { method: 'GET' },
        account: GUEST,
        silent: true,
        callback_event: 'cart/stockSync',
        product_sku: sku,
      })
    } catch (error) {
      logger.warn('The stock of a line could not be asked for', error)
    }
  }

  /** R4.33. An error of the host says nothing about the stock. */
  async #answered({ code, result, product_sku }: OutboxAnswer): Promise<void> {
    if (code !== 200 || product_sku === undefined || !isStock(result)) return
    await this.#options.local.change(this.#known(product_sku, result))
  }

  #known(sku: string, { is_in_stock, qty }: StockResult): CartChange {
    const { outOfStockInCart, synchronize } = this.#options.config
    return (cart) => {
      const lines = cart.cartItems.filter((item) => item.sku === sku && !item.made_to_measure)
      if (!is_in_stock && !outOfStockInCart && !synchronize)
        return lines.reduce((rest, { key }) => removeLine(key)(rest), cart)
      return withItem(
        ({ key }) => lines.some((line) => line.key === key),
        (item) => ({ ...item, stock: { ...item.stock, is_in_stock, qty } }),
      )(cart)
    }
  }
}

function withItem(is: (item: CartItem) => boolean, change: (item: CartItem) => CartItem): CartChange {
  return (cart) => ({ ...cart, cartItems: cart.cartItems.map((item) => (is(item) ? change(item) : item)) })
}

function isStock(result: unknown): result is StockResult {
  return (
    typeof result === 'object' &&
    result !== null &&
    typeof (result as StockResult).is_in_stock === 'boolean' &&
    typeof (result as StockResult).qty === 'number'
  )
}
