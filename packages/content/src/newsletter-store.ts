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
  type Logger,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { NO_NEWSLETTER, type Newsletter } from './newsletter'
import type { NewsletterGateway, NewsletterStorage } from './ports'

/** The answer of a host that has no newsletter. */
const NOT_FOUND = 404
const SCOPE = 'newsletter'
const URL = '/api/ext/mailchimp-subscribe/subscribe'

/** The host has done the request, or the request still waits on this device. */
type NewsletterProgress = { readonly status: 'done' } | { readonly status: 'waiting'; readonly reason: HoldReason }

export type NewsletterRejection =
  /** `not-implemented`: the host has no newsletter. */
  | { readonly code: 'required' | 'email-invalid' | 'not-implemented' }
  | { readonly code: 'refused'; readonly message: string | undefined }

type RequestOutcome = Outcome<NewsletterProgress, NewsletterRejection>

export type NewsletterEvent =
  | { readonly type: 'subscribed' | 'unsubscribed'; readonly email: string }
  /** The host refused a request that no form waits for any more. */
  | { readonly type: 'refused'; readonly message: string | undefined }

export interface NewsletterStoreOptions {
  readonly gateway: NewsletterGateway
  readonly storage: NewsletterStorage
  readonly outbox: Outbox
  readonly ids: IdGenerator
  readonly logger: Logger
}

/**
 * Subscribing and unsubscribing are tasks of the outbox, so a request made offline is sent later (decisions.md 5).
 * Only a confirmation of the host is stored (contract §17 #45).
 */
export class NewsletterStore {
  readonly events = new EventChannel<NewsletterEvent>()
  readonly #options: NewsletterStoreOptions
  readonly #pending = new PendingResults<RequestOutcome>()
  newsletter: Newsletter = NO_NEWSLETTER

  constructor(options: NewsletterStoreOptions) {
    this.#options = options
    makeAutoObservable(this, { events: false, newsletter: observableRef }, { autoBind: true })
  }

  get isSubscribed(): boolean {
    return this.newsletter.isSubscribed
  }

  async load(): Promise<void> {
    try {
      this.show(await this.#options.storage.read())
    } catch (error) {
      this.#options.logger.error('The stored newsletter subscription could not be read', error)
    }
  }

  /** Call it before the outbox starts, so that it receives the answers to requests of earlier pages. */
  start(): Cancel {
    const { outbox, storage } = this.#options
    const stops = [
      outbox.subscribe(SCOPE, {
        onAnswer: (answer) => this.#answered(answer),
        onHold: (hold) => this.#held(hold),
      }),
      storage.onChange((stored) => this.show(stored)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Does nothing when the shopper is subscribed already (R4.41). */
  async subscribe(typed: string): Promise<RequestOutcome> {
    if (this.isSubscribed) return accept({ status: 'done' })
    const email = typed.trim().toLowerCase()
    if (email === '') return reject({ code: 'required' })
    if (!isEmail(email)) return reject({ code: 'email-invalid' })
    return this.#send('POST', email)
  }

  /** Does nothing without a subscription (R4.41). */
  async unsubscribe(): Promise<RequestOutcome> {
    return this.isSubscribed ? this.#send('DELETE', this.newsletter.email) : accept({ status: 'done' })
  }

  /** Asks the host whether this address is subscribed. Changes nothing when the host does not answer (R4.41). */
  async check(email: string): Promise<void> {
    try {
      const isSubscribed = await this.#options.gateway.isSubscribed(email)
      await this.#store(isSubscribed ? { isSubscribed, email } : NO_NEWSLETTER)
    } catch (error) {
      this.#options.logger.debug('The host did not say whether the address is subscribed', error)
    }
  }

  /** Deletes the subscription from the device. The host keeps it. */
  async forget(): Promise<void> {
    await this.#store(NO_NEWSLETTER)
  }

  private show(newsletter: Newsletter): void {
    this.newsletter = newsletter
  }

  #send(method: 'POST' | 'DELETE', email: string): Promise<RequestOutcome> {
    const { outbox, ids } = this.#options
    return this.#pending.enqueue(outbox, {
      task_id: ids.next(),
      scope: SCOPE,
      url: URL,
      payload: { method, body: { email } },
      account: GUEST,
      silent: true,
    })
  }

  async #store(newsletter: Newsletter): Promise<void> {
    this.show(await this.#options.storage.update(() => newsletter))
  }

  #held({ task_id, reason }: OutboxHold): void {
    this.#pending.settle(task_id, accept({ status: 'waiting', reason }))
  }

  async #answered({ task_id, code, result, payload }: OutboxAnswer): Promise<void> {
    if (code !== 200) {
      const message = printable(result)
      const rejection =
        code === NOT_FOUND ? ({ code: 'not-implemented' } as const) : ({ code: 'refused', message } as const)
      if (!this.#pending.settle(task_id, reject(rejection))) this.events.emit({ type: 'refused', message })
      return
    }
    const { method, body } = payload as { readonly method: string; readonly body: { readonly email: string } }
    const isSubscribed = method === 'POST'
    await this.#store(isSubscribed ? { isSubscribed, email: body.email } : NO_NEWSLETTER)
    this.events.emit({ type: isSubscribed ? 'subscribed' : 'unsubscribed', email: body.email })
    this.#pending.settle(task_id, accept({ status: 'done' }))
  }
}
