import { printable, type FormContent } from '@vitrin/kernel'
import type { SyncTask, TaskAnswer, TaskTransport } from '@vitrin/sync-queue'
import type { Http } from '../http'

export interface TaskTransportOptions {
  readonly http: Pick<Http, 'send'>
  /** The id of the cart at the host, for tasks with `{{cartId}}` in their address. */
  readonly cartId: () => string | undefined
  /** The content of a task that is a form; undefined when the form is not on the device any more. */
  readonly formOf: (task: SyncTask) => Promise<FormContent | undefined>
}

/** The answer to a form that was taken back, or sent by another tab, when its task was about to be sent. */
const FORM_GONE: TaskAnswer = { code: 410, result: 'The form is not on this device any more', reason: 'form-gone' }

/**
 * Sends the tasks of the outbox. It fills in the placeholders of their addresses; the values are never stored
 * (contract §1.7).
 */
export class HttpTaskTransport implements TaskTransport {
  readonly #http: Pick<Http, 'send'>
  readonly #cartId: () => string | undefined
  readonly #formOf: TaskTransportOptions['formOf']

  constructor({ http, cartId, formOf }: TaskTransportOptions) {
    this.#http = http
    this.#cartId = cartId
    this.#formOf = formOf
  }

  async send(task: SyncTask): Promise<TaskAnswer> {
    const { path, query } = this.#address(task.url)
    const form = task.payload.form && (await this.#formOf(task))
    if (task.payload.form && !form) return FORM_GONE
    const answer = await this.#http.send({
      method: task.payload.method,
      path,
      query,
      ...(form ? { form } : task.payload.body !== undefined && { body: task.payload.body }),
      idempotencyKey: task.task_id,
      withStoreCode: true,
      // A task of a guest is sent without a token, also when a customer has signed in since (decisions.md 28).
      account: task.account,
    })
    return withReason(answer)
  }

  /** Fills in the address (R5.13). `Http` adds the token (decisions.md 3), so the placeholder for it is removed. */
  #address(template: string): { readonly path: string; readonly query: Readonly<Record<string, string>> } {
    const cartId = this.#cartId()
    if (template.includes('{{cartId}}') && !cartId) {
      throw new Error(
        `Error executing sync task ${template} the required cartId argument is null. ` +
          'Re-creating shopping cart synchro.',
      )
    }
    const url = new URL(template.replaceAll('{{cartId}}', encodeURIComponent(cartId ?? '')), 'http://host')
    url.searchParams.delete('token')
    return { path: url.pathname, query: Object.fromEntries(url.searchParams) }
  }
}

/** Part of the sentence that hosts without a `reason` send (contract §15.15). */
const PRODUCTS_UNAVAILABLE = 'Error while adding products'

/** Gives the answer a `reason`, so that no other code of the shop has to read sentences of a host. */
function withReason(answer: TaskAnswer): TaskAnswer {
  if (answer.code === 200 || answer.reason !== undefined) return answer
  const isUnavailable = printable(answer.result)?.includes(PRODUCTS_UNAVAILABLE)
  return isUnavailable ? { ...answer, reason: 'products-unavailable' } : answer
}
