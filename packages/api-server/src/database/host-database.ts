import type { Clock } from '@vitrin/kernel'
import { AttemptTable } from './attempt-table'
import { CartTable } from './cart-table'
import { CatalogueTables } from './catalogue-tables'
import { CustomerTable } from './customer-table'
import { DownloadTable } from './download-table'
import { MailLinkTable } from './mail-link-table'
import { MailOutbox } from './mail-outbox'
import { NewsletterTable } from './newsletter-table'
import { OrderTable } from './order-table'
import { PasskeyTable } from './passkey-table'
import { PasswordResetTable } from './password-reset-table'
import { PriceChanges } from './price-changes'
import { QuestionTable } from './question-table'
import { RedirectTable } from './redirect-table'
import { RefreshTokenTable } from './refresh-token-table'
import { ReplayTable } from './replay-table'
import { ReviewTable } from './review-table'
import { Settings } from './settings'
import { SharedCommit, type EndOfTurn } from './shared-commit'
import { openFile, Sql, type Connection } from './sql'
import { StockNoticeTable } from './stock-notice-table'
import { StockTable } from './stock-table'
import { WithdrawalTable } from './withdrawal-table'

export interface HostDatabaseOptions {
  readonly clock: Clock
  /** By default each unit of work has its own commit. */
  readonly endOfTurn?: EndOfTurn | undefined
}

/** The host's database: one SQLite file (decisions.md 22). Its methods are synchronous. */
export class HostDatabase {
  readonly settings: Settings
  readonly stock: StockTable
  readonly prices: PriceChanges
  readonly catalogue: CatalogueTables
  readonly redirects: RedirectTable
  readonly customers: CustomerTable
  readonly refreshTokens: RefreshTokenTable
  readonly passwordResets: PasswordResetTable
  readonly passkeys: PasskeyTable
  readonly carts: CartTable
  readonly orders: OrderTable
  readonly replays: ReplayTable
  readonly reviews: ReviewTable
  readonly newsletter: NewsletterTable
  readonly mail: MailOutbox
  readonly mailLinks: MailLinkTable
  readonly stockNotices: StockNoticeTable
  readonly withdrawals: WithdrawalTable
  readonly downloads: DownloadTable
  readonly questions: QuestionTable
  readonly attempts: AttemptTable
  readonly #sql: Sql
  readonly #sharedCommit: SharedCommit

  constructor(sql: Sql, { clock, endOfTurn = (run) => run() }: HostDatabaseOptions) {
    this.#sql = sql
    this.#sharedCommit = new SharedCommit(sql, endOfTurn)
    this.settings = new Settings(sql)
    this.stock = new StockTable(sql)
    this.prices = new PriceChanges(sql, clock, this.settings)
    this.catalogue = new CatalogueTables({ sql, settings: this.settings, stock: this.stock, prices: this.prices })
    this.redirects = new RedirectTable(sql)
    this.customers = new CustomerTable(sql, clock)
    this.refreshTokens = new RefreshTokenTable(sql)
    this.passwordResets = new PasswordResetTable(sql)
    this.passkeys = new PasskeyTable(sql)
    this.carts = new CartTable(sql, clock)
    this.orders = new OrderTable(sql)
    this.replays = new ReplayTable(sql)
    this.reviews = new ReviewTable(sql)
    this.newsletter = new NewsletterTable(sql)
    this.mail = new MailOutbox(sql, clock)
    this.mailLinks = new MailLinkTable(sql)
    this.stockNotices = new StockNoticeTable(sql)
    this.withdrawals = new WithdrawalTable(sql)
    this.downloads = new DownloadTable(sql)
    this.questions = new QuestionTable(sql)
    this.attempts = new AttemptTable(sql)
  }

  /** A number that changes when another connection has written to the file. */
  versionByOthers(): number {
    return Number(this.#sql.get('PRAGMA data_version')?.data_version)
  }

  /** Runs `work` in a transaction, or in the open one. `work` is synchronous, so no other work runs in between. */
  transaction<Result>(work: () => Result): Result {
    return this.#sql.transaction(work)
  }

  /** Runs `work` in a commit that it shares with other work of the same turn; resolves once it is on disk. */
  sharedTransaction<Result>(work: () => Result): Promise<Result> {
    return this.#sharedCommit.run(work)
  }

  close(): void {
    this.#sql.close()
  }
}

/**
 * Opens a file, creates it when it is missing, and migrates it. Tests use `:memory:`, the simulator its own
 * connection.
 */
export function openHostDatabase(file: string | Connection, options: HostDatabaseOptions): HostDatabase {
  return new HostDatabase(new Sql(typeof file === 'string' ? openFile(file) : file), options)
}
