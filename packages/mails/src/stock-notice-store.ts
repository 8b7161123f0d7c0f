import {
  accept,
  EventChannel,
  GUEST,
  isEmail,
  PendingResults,
  printable,
  reject,
  type Cancel,
  type HoldReason,
  type IdGenerator,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

const SCOPE = 'stock-notices'

/** The host keeps the notice, or it still waits on this device. */
export type AskedNotice = { readonly status: 'kept' } | { readonly status: 'waiting'; readonly reason: HoldReason }

export type StockNoticeRejection =
  | { readonly code: 'required' | 'email-invalid' }
  | { readonly code: 'refused'; readonly message: string | undefined }

/** The host's answer to a notice, when it came after the shopper had left the page. */
export type StockNoticeEvent =
  | { readonly type: 'kept'; readonly email: string }
  | { readonly type: 'refused'; readonly message: string | undefined }

type Asked = Outcome<AskedNotice, StockNoticeRejection>

export interface StockNoticeStoreOptions {
  readonly outbox: Outbox
  readonly ids: IdGenerator
}

/**
 * Addresses that the shopper leaves at sold-out pieces: the host mails when a piece is back. A notice is a task in the
 * outbox, so one that is left without a network is sent later, once.
 */
export class StockNoticeStore {
  readonly events = new EventChannel<StockNoticeEvent>()
  readonly #outbox: Outbox
  readonly #ids: IdGenerator
  readonly #pending = new PendingResults<Asked>()
  /** The notices of this visit, by sku. */
  asked: Readonly<Record<string, AskedNotice>> = {}

  constructor({ outbox, ids }: StockNoticeStoreOptions) {
    this.#outbox = outbox
    this.#ids = ids
    makeAutoObservable(this, { events: false, asked: observableRef }, { autoBind: true })
  }

  /** Must be called before the queue starts: the store then also gets answers to notices of earlier pages. */
  start(): Cancel {
    return this.#outbox.subscribe(SCOPE, {
      onAnswer: (answer) => this.#answered(answer),
      onHold: ({ task_id, reason }: OutboxHold) =>
        void this.#pending.settle(task_id, accept({ status: 'waiting', reason })),
    })
  }

  async ask(sku: string, typed: string): Promise<Asked> {
    const email = typed.trim().toLowerCase()
    if (email === '') return reject({ code: 'required' })
    if (!isEmail(email)) return reject({ code: 'email-invalid' })
    const asked = await this.#pending.enqueue(this.#outbox, {
      task_id: this.#ids.next(),
      scope: SCOPE,
      url: '/api/ext/stock-notice',
      payload: { method: 'POST', body: { sku, email } },
      account: GUEST,
      silent: true,
    })
    if (asked.ok) this.setAsked(sku, asked.value)
    return asked
  }

  private setAsked(sku: string, notice: AskedNotice): void {
    this.asked = { ...this.asked, [sku]: notice }
  }

  #answered({ task_id, code, result, payload }: OutboxAnswer): void {
    const { sku = '', email = '' } = (payload?.body ?? {}) as { readonly sku?: string; readonly email?: string }
    if (code === 200) {
      if (this.#pending.settle(task_id, accept({ status: 'kept' }))) return
      this.setAsked(sku, { status: 'kept' })
      this.events.emit({ type: 'kept', email })
      return
    }
    const message = printable(result)
    if (!this.#pending.settle(task_id, reject({ code: 'refused', message })))
      this.events.emit({ type: 'refused', message })
  }
}
