import {
  accept,
  EventChannel,
  GUEST,
  PendingResults,
  printable,
  reject,
  type Cancel,
  type FieldRefusal,
  type HoldReason,
  type IdGenerator,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { OwnReview } from './own-review'
import type { ReviewGateway } from '../ports'
import { ratingOf } from './stars'
import { MOST_PICTURES, reviewIssues, type ReviewDraft, type ReviewIssue } from './review-draft'
import { ReviewPictures, type ReviewPicturesOptions } from './review-pictures'

export const REVIEWS_SCOPE = 'reviews'
const APPROVED = 1

/** The state of a review: shown by the host, waiting there for moderation, or still waiting on this device. */
export type SubmittedReview =
  | { readonly status: 'published' | 'in-moderation' }
  | { readonly status: 'waiting'; readonly reason: HoldReason }

export type ReviewRejection =
  | { readonly code: 'invalid'; readonly issues: readonly ReviewIssue[] }
  | { readonly code: 'refused'; readonly message: string | undefined; readonly fields: readonly FieldRefusal[] }

/** The host's answer to a review, when it came after the shopper had left the form. */
export type ReviewEvent =
  | { readonly type: 'received'; readonly review: SubmittedReview }
  | { readonly type: 'refused'; readonly message: string | undefined }

type Submitted = Outcome<SubmittedReview, ReviewRejection>

export type SubmittedReviews = Readonly<Record<number, SubmittedReview>>

export interface ReviewStoreOptions extends ReviewPicturesOptions {
  readonly outbox: Outbox
  readonly gateway: ReviewGateway
  /** The author of a new review: the customer's id, or `guest`. */
  readonly account: () => string
  /** The id of a guest's order on this device with one of these skus. */
  readonly orderWith: (skus: readonly string[]) => Promise<string | undefined>
  readonly ids: IdGenerator
}

/**
 * Reviews that are written on this device (contract §9), and all reviews of the account. A new review is a task in the
 * outbox: one that is written without a network is sent later (decisions.md 5).
 */
export class ReviewStore {
  readonly events = new EventChannel<ReviewEvent>()
  readonly #outbox: Outbox
  readonly #gateway: ReviewGateway
  readonly #account: () => string
  readonly #ids: IdGenerator
  readonly #orderWith: ReviewStoreOptions['orderWith']
  readonly pictures: ReviewPictures
  readonly #pending = new PendingResults<Submitted>()
  /** The shopper's own reviews of this visit, by product id. */
  submitted: SubmittedReviews = {}

  /** All reviews of the account, newest first; `undefined` until they are loaded. */
  own: readonly OwnReview[] | undefined = undefined
  /** The account's reviews could not be loaded. */
  failed = false

  constructor({ outbox, gateway, account, orderWith, ids, ...pictures }: ReviewStoreOptions) {
    this.#outbox = outbox
    this.#gateway = gateway
    this.#account = account
    this.#ids = ids
    this.#orderWith = orderWith
    this.pictures = new ReviewPictures(pictures)
    makeAutoObservable(
      this,
      { events: false, pictures: false, submitted: observableRef, own: observableRef },
      { autoBind: true },
    )
  }

  /** Must be called before the queue starts: the store then also gets answers that an earlier page did not wait for. */
  start(): Cancel {
    return this.#outbox.subscribe(REVIEWS_SCOPE, {
      onAnswer: (answer) => this.#answered(answer),
      onHold: (hold) => this.#held(hold),
    })
  }

  async submit(draft: ReviewDraft): Promise<Submitted> {
    const issues = reviewIssues(draft)
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    const task_id = this.#ids.next()
    const { product_id, pictures = [] } = draft
    const review = await this.#reviewOf(draft)
    await this.pictures.keep(task_id, pictures.slice(0, MOST_PICTURES))
    const submitted = await this.#pending.enqueue(this.#outbox, {
      task_id,
      scope: REVIEWS_SCOPE,
      url: '/api/review/create',
      payload: { method: 'POST', body: { review }, ...(pictures.length > 0 && { form: true as const }) },
      account: this.#account(),
      silent: true,
    })
    if (submitted.ok) this.setSubmitted(product_id, submitted.value)
    return submitted
  }

  /** Loads all reviews of the account from the host. */
  async loadOwn(): Promise<void> {
    const account = this.#account()
    try {
      const own = await this.#gateway.own(account)
      if (this.#account() === account) this.ownLoaded(own)
    } catch {
      // The page shows that they are missing, and loads them again.
      if (this.#account() === account) this.ownFailed()
    }
  }

  /** After the account has signed out of this device. */
  async forget(): Promise<void> {
    this.own = undefined
    this.submitted = {}
  }

  private ownLoaded(own: readonly OwnReview[]): void {
    this.own = own
    this.failed = false
  }

  private ownFailed(): void {
    this.failed = true
  }

  private setSubmitted(product_id: number, review: SubmittedReview): void {
    this.submitted = { ...this.submitted, [product_id]: review }
  }

  async #reviewOf({ product_id, title, detail, nickname, stars, piece, skus = [] }: ReviewDraft) {
    const order_id = this.#account() === GUEST ? await this.#orderWith(piece ? [piece.sku] : skus) : undefined
    return {
      product_id,
      title: title.trim(),
      detail: detail.trim(),
      nickname: nickname.trim(),
      review_entity: 'product',
      customer_id: null,
      ratings: [ratingOf(stars)],
      ...(piece && { sku: piece.sku, piece: piece.facts }),
      ...(order_id !== undefined && { order_id }),
    }
  }

  #held({ task_id, reason }: OutboxHold): void {
    this.#pending.settle(task_id, accept({ status: 'waiting', reason }))
  }

  #answered({ task_id, payload, code, result, fields }: OutboxAnswer): void {
    if (payload?.form) void this.pictures.forget(task_id)
    const { product_id, review_status } = stored(result)
    const review: SubmittedReview = { status: review_status === APPROVED ? 'published' : 'in-moderation' }
    const refused = { message: printable(result), fields: fields ?? [] }
    if (this.#pending.settle(task_id, code === 200 ? accept(review) : reject({ code: 'refused', ...refused }))) return
    if (code === 200 && product_id !== undefined) this.setSubmitted(product_id, review)
    this.events.emit(code === 200 ? { type: 'received', review } : { type: 'refused', message: refused.message })
  }
}

/** The platform's review object. Not every host names these fields. */
function stored(result: unknown): { readonly product_id?: number; readonly review_status?: number } {
  if (typeof result !== 'object' || result === null) return {}
  const { product_id, review_status } = result as Record<string, unknown>
  return {
    ...(typeof product_id === 'number' && { product_id }),
    ...(typeof review_status === 'number' && { review_status }),
  }
}
