import type { ComponentType } from 'react'

type Part = () => Promise<{ readonly default: ComponentType }>

/** What opens beside or over the page as a dialog (`useDialog`): Escape and Back close it, the focus stays inside. */
export interface Panels {
  /**
   * Must show: the lines with their measures, price, stock and right of withdrawal; quantity, removal after a question
   * (R5.05), editing of measures; the coupon and why it was refused (R8.10); totals; the way to the checkout.
   * May leave out: pictures, recommendations.
   */
  readonly microcart: Part
  /**
   * Must show: a field, results while typing as an announced number, a way to all results (R2.26, R9.08).
   * May leave out: recent searches, categories, pictures.
   */
  readonly search: Part
  /**
   * Must show: all families with those below them (R2.29), help, account and language.
   * May leave out: pictures.
   */
  readonly menu: Part
  /**
   * Must show: what waits to be sent, why it stopped, and a way to send, change or discard each (R1.04, R8.07).
   * May leave out: nothing.
   */
  readonly outbox: Part
}

/** Questions and small forms over the page, as modal dialogs (`useDialog`). */
export interface Modals {
  /**
   * Must show: the question of `ui.confirmation` with two answers (R5.05).
   * May leave out: nothing.
   */
  readonly confirmation: Part
  /**
   * Must show: the form of a review with faults at the fields (R2.28).
   * May leave out: nothing.
   */
  readonly review: Part
  /**
   * Must show: sign-in, registration and the forgotten password (R2.27), and passkeys where the browser has them.
   * May leave out: nothing.
   */
  readonly authentication: Part
  /**
   * Must show: how to measure for this product (R2.28).
   * May leave out: drawings, if the text says it.
   */
  readonly 'size-guide': Part
  /**
   * Must show: the whole terms (law).
   * May leave out: nothing.
   */
  readonly terms: Part
  /**
   * Must show: that the shop does not have this yet (R2.28).
   * May leave out: everything else.
   */
  readonly 'feature-not-implemented': Part
  /**
   * Must show: the form, what the address is used for (law), and that a mail follows.
   * May leave out: the reward.
   */
  readonly newsletter: Part
  /**
   * Must show: the orders that were made offline, and the question whether to send them (R8.07).
   * May leave out: nothing.
   */
  readonly 'offline-order': Part
  /**
   * Must show: the store views in their own languages (R2.28).
   * May leave out: flags.
   */
  readonly languages: Part
}
