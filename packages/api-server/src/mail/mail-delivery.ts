import { backOffDelayMs, reject, type Cancel, type Clock, type Logger, type Outcome } from '@vitrin/kernel'
import type { HostDatabase, WaitingMail } from '../database'
import type { Mail, Mailer, MailRejection } from '../ports'
import { budgetedUntil } from './mail-budget'

export interface MailDeliveryOptions {
  readonly database: HostDatabase
  readonly mailer: Mailer
  readonly compose: (row: WaitingMail) => Mail | Promise<Mail>
  readonly clock: Clock
  readonly logger: Logger
}

const BACK_OFF = { firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 }
/** As long as mail servers usually try. */
const GIVE_UP_AFTER_MS = 4 * 24 * 60 * 60_000

/**
 * Sends the rows of the outbox one by one, and tries each again until the mailer accepts it. When the host is killed
 * after sending a row and before marking it, the row is sent again with the same id.
 */
export class MailDelivery {
  readonly #options: MailDeliveryOptions
  #unsubscribe: Cancel | undefined
  #cancelTimer: Cancel | undefined
  #running: Promise<void> | undefined
  #isStopped = false
  /** The number of consecutive failures to reach the mailer. */
  #failures = 0
  #pausedUntil = 0

  constructor(options: MailDeliveryOptions) {
    this.#options = options
  }

  start(): void {
    const { mail } = this.#options.database
    const givenUp = mail.givenUp()
    if (givenUp > 0)
      this.#options.logger.warn(`Mails given up: ${givenUp}. See the rows of mail_outbox with given_up_at.`)
    this.#unsubscribe = mail.onAdded(() => this.#schedule())
    this.#schedule()
  }

  /** Resolves when the current mail is sent and marked. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unsubscribe?.()
    this.#cancelTimer?.()
    await this.#running
  }

  #schedule(at = 0): void {
    if (this.#isStopped || this.#running) return
    const { clock } = this.#options
    this.#cancelTimer?.()
    // Never at once: the new row may not be committed yet.
    this.#cancelTimer = clock.after(Math.max(0, Math.max(at, this.#pausedUntil) - clock.now()), () => {
      this.#running = this.#run()
    })
  }

  async #run(): Promise<void> {
    const { database, logger } = this.#options
    let nextAt: number | undefined
    try {
      await this.#sendDue()
      nextAt = this.#isStopped ? undefined : database.mail.next()?.at
    } catch (fault) {
      // The database failed.
      logger.error('The waiting mails cannot be sent', fault)
      this.#backOff()
      nextAt = this.#pausedUntil
    }
    this.#running = undefined
    if (nextAt !== undefined) this.#schedule(nextAt)
  }

  async #sendDue(): Promise<void> {
    const { database, clock } = this.#options
    while (!this.#isStopped && this.#pausedUntil <= clock.now()) {
      const next = database.mail.next()
      if (!next || next.at > clock.now()) return
      const waitsUntil = budgetedUntil(database, next.mail, clock.now())
      if (waitsUntil === undefined) await this.#send(next.mail)
      else database.mail.delay(next.mail.id, waitsUntil)
    }
  }

  async #send(row: WaitingMail): Promise<void> {
    const { database } = this.#options
    const outcome = await this.#attempt(row)
    if (outcome.ok) {
      this.#failures = 0
      await database.sharedTransaction(() => database.mail.sent(row.id))
    } else this.#failed(row, outcome.rejection)
  }

  async #attempt(row: WaitingMail): Promise<Outcome<undefined, MailRejection>> {
    const { mailer, compose, logger } = this.#options
    try {
      return await mailer.send(await compose(row))
    } catch (fault) {
      logger.error(`Mail ${row.id} cannot be written`, fault)
      return reject({ reason: 'deferred', message: String(fault) })
    }
  }

  #failed(row: WaitingMail, { reason, message }: MailRejection): void {
    const { database, clock, logger } = this.#options
    const now = clock.now()
    if (reason === 'unreachable') this.#backOff()
    if (reason === 'refused' || now - row.createdAt >= GIVE_UP_AFTER_MS) {
      logger.error(`Mail ${row.id} is given up: ${message}`)
      database.mail.giveUp(row.id, message)
      return
    }
    logger.warn(`Mail ${row.id} has to wait: ${message}`)
    // While the mailer cannot be reached, all mails wait, so this one needs no delay of its own.
    database.mail.postpone(row.id, {
      until: reason === 'unreachable' ? now : now + backOffDelayMs(row.attempts, BACK_OFF),
      error: message,
    })
  }

  #backOff(): void {
    this.#pausedUntil = this.#options.clock.now() + backOffDelayMs(this.#failures, BACK_OFF)
    this.#failures += 1
  }
}
