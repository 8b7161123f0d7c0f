import {
  accept,
  HostRejection,
  reject,
  type Cancel,
  type Customer,
  type CustomerChange,
  type FieldRefusal,
  type IdGenerator,
  type Outbox,
  type OutboxAnswer,
  type Outcome,
} from '@vitrin/kernel'
import { profileIssues } from './account-issues'
import type { AccountRejection } from './rejections'

/** The outbox scope of changes of a profile. */
export const PROFILE_SCOPE = 'profile'

export interface ProfileChangesOptions {
  readonly outbox: Outbox
  readonly ids: IdGenerator
  /** The host has changed the profile; `customer` is `undefined` at hosts that do not answer with it. */
  readonly updated: (account: string, customer: Customer | undefined) => Promise<void>
  readonly refused: (message: string, fields: readonly FieldRefusal[]) => void
}

/** Changes of the profile go through the outbox, so they also work offline. */
export class ProfileChanges {
  readonly #options: ProfileChangesOptions

  constructor(options: ProfileChangesOptions) {
    this.#options = options
  }

  /** Follows the answers, also to changes of earlier visits. */
  start(): Cancel {
    return this.#options.outbox.subscribe(PROFILE_SCOPE, { onAnswer: (answer) => this.#answered(answer) })
  }

  /** Only these fields may change (R3.13). */
  async send(account: string, change: CustomerChange): Promise<Outcome<void, AccountRejection>> {
    const issues = profileIssues(change)
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    const { outbox, ids } = this.#options
    const { firstname, lastname, email, addresses } = change
    const customer = {
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      email: email.trim().toLowerCase(),
      ...(addresses && { addresses }),
    }
    await outbox.enqueue({
      task_id: ids.next(),
      scope: PROFILE_SCOPE,
      url: '/api/user/me?token={{token}}',
      payload: { method: 'POST', body: { customer } },
      account,
      silent: true,
      callback_event: 'user/handleUpdateProfile',
      supersedes: true,
    })
    return accept(undefined)
  }

  async #answered({ account, code, result, fields = [] }: OutboxAnswer): Promise<void> {
    if (code === 200) return this.#options.updated(account, isCustomer(result) ? result : undefined)
    this.#options.refused(new HostRejection({ code, result, fields }).message, fields)
  }
}

function isCustomer(result: unknown): result is Customer {
  return typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'number'
}
