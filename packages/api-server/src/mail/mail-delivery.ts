import { reject, type Cancel, type Clock, type Logger, type Outcome } from '@vitrin/kernel'
import type { ShopDatabase, WaitingMail } from '../database'
import type { Mail, Mailer, MailRejection } from '../ports'

export interface MailDeliveryOptions {
  readonly database: ShopDatabase
  readonly mailer: Mailer
  readonly compose: (row: WaitingMail) => Mail
  readonly clock: Clock
  readonly logger: Logger
}

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 15 * 60_000
/** As long as mail servers try by custom. */
const GIVE_UP_AFTER_MS = 4 * 24 * 60 * 60_000

/**
 * Sends the rows of the outbox one after the other, each until the mailer has it. A row that was sent but not yet marked when
 * the host was killed is sent again, under the same id.
 */
export class MailDelivery {
  readonly #options: MailDeliveryOptions
  #unlisten: Cancel | undefined
  #cancelTurn: Cancel | undefined
  #turn: Promise<void> | undefined
  #isStopped = false
  /** How often in a row nobody could be mailed, and until when nobody is tried therefore. */
  #failures = 0
  #restsUntil = 0

  constructor(options: MailDeliveryOptions) {
    this.#options = options
  }

  start(): void {
    const { mail } = this.#options.database
    const givenUp = mail.givenUp()
    if (givenUp > 0)
      this.#options.logger.warn(
        `Mails that were given up: ${givenUp}. The rows of mail_outbox with given_up_at say which and why.`,
      )
    this.#unlisten = mail.onAdded(() => this.#wake())
    this.#wake()
  }

  /** Settles when the mail in hand is sent and marked. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unlisten?.()
    this.#cancelTurn?.()
    await this.#turn
  }

  #wake(at = 0): void {
    if (this.#isStopped || this.#turn) return
    const { clock } = this.#options
    this.#cancelTurn?.()
    // Never at once: what woke us may not be committed yet.
    this.#cancelTurn = clock.after(Math.max(0, Math.max(at, this.#restsUntil) - clock.now()), () => {
      this.#turn = this.#takeTurn()
    })
  }

  async #takeTurn(): Promise<void> {
    const { database, logger } = this.#options
    let wakeAt: number | undefined
    try {
      await this.#sendDue()
      wakeAt = this.#isStopped ? undefined : database.mail.next()?.at
    } catch (fault) {
      // The database could not be asked or told.
      logger.error('The outbox of mails cannot be worked off', fault)
      this.#rest()
      wakeAt = this.#restsUntil
    }
    this.#turn = undefined
    if (wakeAt !== undefined) this.#wake(wakeAt)
  }

  async #sendDue(): Promise<void> {
    const { database, clock } = this.#options
    while (!this.#isStopped && this.#restsUntil <= clock.now()) {
      const next = database.mail.next()
      if (!next || next.at > clock.now()) return
      await this.#send(next.mail)
    }
  }

  async #send(row: WaitingMail): Promise<void> {
    const { database } = this.#options
    const outcome = await this.#attempt(row)
    if (outcome.ok) {
      this.#failures = 0
      await database.together(() => database.mail.sent(row.id))
    } else this.#failed(row, outcome.rejection)
  }

  async #attempt(row: WaitingMail): Promise<Outcome<undefined, MailRejection>> {
    const { mailer, compose, logger } = this.#options
    try {
      return await mailer.send(compose(row))
    } catch (fault) {
      logger.error(`Mail ${row.id} cannot be written`, fault)
      return reject({ reason: 'deferred', message: String(fault) })
    }
  }

  #failed(row: WaitingMail, { reason, message }: MailRejection): void {
    const { database, clock, logger } = this.#options
    const now = clock.now()
    if (reason === 'unreachable') this.#rest()
    if (reason === 'refused' || now - row.createdAt >= GIVE_UP_AFTER_MS) {
      logger.error(`Mail ${row.id} is given up: ${message}`)
      database.mail.giveUp(row.id, message)
      return
    }
    logger.warn(`Mail ${row.id} has to wait: ${message}`)
    // Where nobody can be mailed, the rest of all is what it waits for.
    database.mail.postpone(row.id, {
      until: reason === 'unreachable' ? now : now + waitAfter(row.attempts),
      error: message,
    })
  }

  #rest(): void {
    this.#restsUntil = this.#options.clock.now() + waitAfter(this.#failures)
    this.#failures += 1
  }
}

function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
}
