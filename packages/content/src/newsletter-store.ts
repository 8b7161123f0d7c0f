import {
  accept,
  EventChannel,
  GUEST,
  isEmail,
  PendingResults,
  printable,
  reject,
  type Cancel,
  type IdGenerator,
  type Logger,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import {
  NO_NEWSLETTER,
  type Newsletter,
  type NewsletterEvent,
  type NewsletterProgress,
  type NewsletterRejection,
  type NewsletterStatus,
} from './newsletter'
import type { NewsletterGateway, NewsletterStorage } from './ports'

/** The answer of a host that has no newsletter. */
const NOT_FOUND = 404
const SCOPE = 'newsletter'
const URL = '/api/ext/mailchimp-subscribe/subscribe'

type RequestOutcome = Outcome<NewsletterProgress, NewsletterRejection>

export interface NewsletterStoreOptions {
  readonly gateway: NewsletterGateway
  readonly storage: NewsletterStorage
  readonly outbox: Outbox
  /** Whose request it is: the customer's id, or `guest`. The owner of an address ends its newsletter at once. */
  readonly account: () => string
  readonly ids: IdGenerator
  readonly logger: Logger
}

/**
 * Subscribing and unsubscribing are tasks of the outbox, so a request made offline is sent later (decisions.md 5).
 * Only a confirmation of the host is stored (contract §17 #45). A host that mails a link first says `pending`, and this
 * store waits with it (decisions.md 45).
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

  /** The address to which a link was mailed, until it is followed. */
  get awaitsLink(): string | undefined {
    return this.newsletter.awaitsLink ? this.newsletter.email : undefined
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
    const status = await this.#statusOf(email)
    if (status === undefined) return
    const { newsletter } = this
    const wasAwaited = newsletter.awaitsLink && newsletter.email === email
    if (wasAwaited && status === (newsletter.isSubscribed ? 'subscribed' : 'pending')) return
    if (status === 'subscribed') await this.#store({ isSubscribed: true, email })
    else await this.#store(status === 'pending' ? { isSubscribed: false, email, awaitsLink: true } : NO_NEWSLETTER)
    if (!wasAwaited) return
    if (status === 'subscribed') this.events.emit({ type: 'subscribed', email })
    else if (newsletter.isSubscribed) this.events.emit({ type: 'unsubscribed', email })
  }

  /** Looks whether a mailed link was followed, perhaps in another browser. */
  async checkAwaited(): Promise<void> {
    if (this.awaitsLink !== undefined) await this.check(this.awaitsLink)
  }

  /** The shopper has followed a link of a mail on this device. */
  async linkFollowed({ purpose, email }: { readonly purpose: string; readonly email: string }): Promise<void> {
    if (purpose === 'newsletter-join') await this.#store({ isSubscribed: true, email })
    else if (purpose === 'newsletter-leave') await this.#store(NO_NEWSLETTER)
    else return
    this.events.emit({ type: purpose === 'newsletter-join' ? 'subscribed' : 'unsubscribed', email })
  }

  /** Deletes the subscription from the device. The host keeps it. */
  async forget(): Promise<void> {
    await this.#store(NO_NEWSLETTER)
  }

  private show(newsletter: Newsletter): void {
    this.newsletter = newsletter
  }

  #send(method: 'POST' | 'DELETE', email: string): Promise<RequestOutcome> {
    const { outbox, account, ids } = this.#options
    return this.#pending.enqueue(outbox, {
      task_id: ids.next(),
      scope: SCOPE,
      url: URL,
      payload: { method, body: { email } },
      // Only the owner's login ends the newsletter at once; anyone may ask for it.
      account: method === 'DELETE' ? account() : GUEST,
      silent: true,
    })
  }

  async #statusOf(email: string): Promise<NewsletterStatus | undefined> {
    try {
      return await this.#options.gateway.status(email)
    } catch (error) {
      this.#options.logger.debug('The host did not say whether the address is subscribed', error)
      return undefined
    }
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
    const { email } = body
    const status = await this.#statusOf(email)
    if (method === 'POST') {
      // Without an answer it is not known whether the host waits for a link: the next check shows it.
      const awaitsLink = status === 'pending' || status === undefined
      await this.#store(awaitsLink ? { isSubscribed: false, email, awaitsLink } : { isSubscribed: true, email })
      this.#done(task_id, awaitsLink ? 'joinMailed' : 'subscribed', email)
    } else {
      const awaitsLink = status === 'subscribed'
      await this.#store(awaitsLink ? { isSubscribed: true, email, awaitsLink } : NO_NEWSLETTER)
      this.#done(task_id, awaitsLink ? 'leaveMailed' : 'unsubscribed', email)
    }
  }

  #done(task_id: string, type: Exclude<NewsletterEvent['type'], 'refused'>, email: string): void {
    this.events.emit({ type, email })
    this.#pending.settle(task_id, accept({ status: type.endsWith('Mailed') ? 'link-mailed' : 'done' }))
  }
}
