import type { ListStorage } from '@vitrin/catalog'
import type { Cancel, Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

/** So many products keep the measures that were typed last. */
const MAX_PIECES = 20

export interface MeasuredPiecesOptions {
  readonly storage: ListStorage<string>
  readonly logger: Logger
}

/** The piece that this device measured last of each product, newest first, as `sku?query` of its address. */
export class MeasuredPieces {
  readonly #options: MeasuredPiecesOptions
  private items: readonly string[] = []

  constructor(options: MeasuredPiecesOptions) {
    this.#options = options
    makeAutoObservable<this, 'items'>(this, { items: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    await this.#take((storage) => storage.read())
  }

  /** Follows the other tabs until it is stopped. */
  start(): Cancel {
    return this.#options.storage.onChange((items) => this.shown(items))
  }

  /** The query of the address of the product's last piece. */
  queryOf(sku: string): string | undefined {
    return this.items.find((item) => isOf(item, sku))?.slice(sku.length + 1)
  }

  async remember(sku: string, query: string): Promise<void> {
    const item = `${sku}?${query}`
    await this.#take((storage) =>
      storage.update((items) => [item, ...items.filter((other) => !isOf(other, sku))].slice(0, MAX_PIECES)),
    )
  }

  /** After the owner has ended the account on this device. */
  async forget(): Promise<void> {
    await this.#take((storage) => storage.update(() => []))
  }

  private shown(items: readonly string[]): void {
    this.items = items
  }

  /** When the storage fails, only the offer to go on is lost. */
  async #take(ask: (storage: ListStorage<string>) => Promise<readonly string[]>): Promise<void> {
    try {
      this.shown(await ask(this.#options.storage))
    } catch (error) {
      this.#options.logger.warn('The measured pieces could not be read or stored', error)
    }
  }
}

function isOf(item: string, sku: string): boolean {
  return item.startsWith(`${sku}?`)
}
