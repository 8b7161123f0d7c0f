import { HostRejection, type Logger } from '@vitrin/kernel'
import { confirmDeletion, confirmLine, refuseLine } from './cart-changes'
import type { CartEvent } from './cart-event'
import { isNoAnswer } from './host-faults'
import { lineKey } from './line-key'
import type { LocalCart } from './local-cart'
import type { CartCall, CartGateway } from './ports'
import type { LineUpdate } from './reconcile'
import type { CartItemPayload, ServerCartItem } from './server-documents'
import { ofRun } from './sync-changes'

export interface LineWritesOptions {
  readonly local: LocalCart
  readonly gateway: CartGateway
  readonly logger: Logger
  readonly onEvent: (event: CartEvent) => void
}

/** Sends single lines to the host and stores what it answers. Throws when the host gave no answer. */
export class LineWrites {
  readonly #options: LineWritesOptions

  constructor(options: LineWritesOptions) {
    this.#options = options
  }

  async update(call: CartCall, run: number, update: LineUpdate): Promise<void> {
    const { local, gateway } = this.#options
    const { key, qty } = update.item
    try {
      const server = await gateway.update(call, payloadOf(update, call))
      await local.change(ofRun(run, confirmLine(key, qty, server)))
    } catch (error) {
      if (!(error instanceof HostRejection) || isNoAnswer(error, update.server !== undefined)) throw error
      await this.#refused(run, update, error)
    }
  }

  async delete(call: CartCall, run: number, server: ServerCartItem): Promise<void> {
    const { local, gateway, logger } = this.#options
    const { sku, item_id, quote_id } = server
    try {
      await gateway.delete(call, { sku, item_id, quoteId: quote_id })
    } catch (error) {
      if (!(error instanceof HostRejection) || isNoAnswer(error, false)) throw error
      // 404: the host has no such line, so it is deleted. After another rejection the next sync tries again.
      if (error.code !== 404) return logger.warn('The host did not delete a line', error)
    }
    await local.change(ofRun(run, confirmDeletion(lineKey(server))))
  }

  /** After a server fault the host may have either quantity (R4.29, R4.30, decisions.md 27). */
  async #refused(run: number, { item }: LineUpdate, rejection: HostRejection): Promise<void> {
    const { local, onEvent } = this.#options
    const stored = await local.change(ofRun(run, refuseLine(item.key, item.qty, !rejection.isServerFault)))
    if (stored.run !== run) return
    const qty = stored.cartItems.find(({ key }) => key === item.key)?.qty ?? 0
    onEvent({ type: 'rejected', item, qty, code: rejection.code, message: rejection.message })
  }
}

function payloadOf({ item, server }: LineUpdate, call: CartCall): CartItemPayload {
  const { sku, qty, product_option } = item
  return {
    sku,
    qty,
    quoteId: server?.quote_id ?? call.cartId,
    product_option,
    ...(server && { item_id: server.item_id }),
  }
}
