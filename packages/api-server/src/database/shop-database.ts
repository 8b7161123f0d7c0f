import type { Clock } from '@vitrin/kernel'
import { CartTable } from './cart-table'
import { CatalogueTables } from './catalogue-tables'
import { CustomerTable } from './customer-table'
import { MailOutbox } from './mail-outbox'
import { OrderTable } from './order-table'
import { PasswordResetTable } from './password-reset-table'
import { PriceChanges } from './price-changes'
import { RefreshTokenTable } from './refresh-token-table'
import { ReplayTable } from './replay-table'
import { ReviewTable } from './review-table'
import { Settings } from './settings'
import { openFile, Sql, type Connection } from './sql'
import { StockTable } from './stock-table'

export interface ShopDatabaseOptions {
  readonly clock: Clock
}

/** Everything the host keeps, in one file (decisions.md 22). */
export class ShopDatabase {
  readonly settings: Settings
  readonly stock: StockTable
  readonly prices: PriceChanges
  readonly catalogue: CatalogueTables
  readonly customers: CustomerTable
  readonly refreshTokens: RefreshTokenTable
  readonly passwordResets: PasswordResetTable
  readonly carts: CartTable
  readonly orders: OrderTable
  readonly replays: ReplayTable
  readonly reviews: ReviewTable
  readonly mail: MailOutbox
  readonly #sql: Sql

  constructor(sql: Sql, { clock }: ShopDatabaseOptions) {
    this.#sql = sql
    this.settings = new Settings(sql)
    this.stock = new StockTable(sql)
    this.prices = new PriceChanges(sql)
    this.catalogue = new CatalogueTables({ sql, clock, settings: this.settings, stock: this.stock, prices: this.prices })
    this.customers = new CustomerTable(sql, clock)
    this.refreshTokens = new RefreshTokenTable(sql)
    this.passwordResets = new PasswordResetTable(sql)
    this.carts = new CartTable(sql, clock)
    this.orders = new OrderTable(sql)
    this.replays = new ReplayTable(sql)
    this.reviews = new ReviewTable(sql)
    this.mail = new MailOutbox(sql, clock)
  }

  /** All or nothing; a transaction inside a transaction joins it. `work` is synchronous, so nobody else gets in between. */
  transaction<Result>(work: () => Result): Result {
    return this.#sql.transaction(work)
  }

  close(): void {
    this.#sql.close()
  }
}

/** Opens the file, makes it when it is missing, and migrates it; `:memory:` for tests. The simulator brings a connection of its own. */
export function openShopDatabase(file: string | Connection, options: ShopDatabaseOptions): ShopDatabase {
  return new ShopDatabase(new Sql(typeof file === 'string' ? openFile(file) : file), options)
}
