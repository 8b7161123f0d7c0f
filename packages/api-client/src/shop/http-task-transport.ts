import { printable } from '@vitrin/kernel'
import type { SyncTask, TaskAnswer, TaskTransport } from '@vitrin/sync-queue'
import type { Http } from '../http'

export interface TaskTransportOptions {
  readonly http: Pick<Http, 'send'>
  /** The cart at the host, for tasks whose address names it. */
  readonly cartId: () => string | undefined
}

/** Sends queued tasks: the address's placeholders are filled in here, and never stored (contract §1.7). */
export class HttpTaskTransport implements TaskTransport {
  readonly #http: Pick<Http, 'send'>
  readonly #cartId: () => string | undefined

  constructor({ http, cartId }: TaskTransportOptions) {
    this.#http = http
    this.#cartId = cartId
  }

  async send(task: SyncTask): Promise<TaskAnswer> {
    const { path, query } = this.#address(task.url)
    const answer = await this.#http.send({
      method: task.payload.method,
      path,
      query,
      ...(task.payload.body !== undefined && { body: task.payload.body }),
      idempotencyKey: task.task_id,
      withStoreCode: true,
      // A guest's task carries no token, also when somebody has signed in since (decisions.md 28).
      account: task.account,
    })
    return withReason(answer)
  }

  /** R5.13. The token is put where the host reads it (decisions.md 3), so its place in the address goes. */
  #address(template: string): { readonly path: string; readonly query: Readonly<Record<string, string>> } {
    const cartId = this.#cartId()
    if (template.includes('{{cartId}}') && !cartId) {
      throw new Error(
        `Error executing sync task ${template} the required cartId argument is null. Re-creating shopping cart synchro.`,
      )
    }
    const url = new URL(template.replaceAll('{{cartId}}', encodeURIComponent(cartId ?? '')), 'http://host')
    url.searchParams.delete('token')
    return { path: url.pathname, query: Object.fromEntries(url.searchParams) }
  }
}

/** Part of the sentence of hosts that have no `reason` for it (contract §15.15). */
const PRODUCTS_UNAVAILABLE = 'Error while adding products'

/** The answer with its reason as a code, so that the rest of the shop reads no sentence of a host. */
function withReason(answer: TaskAnswer): TaskAnswer {
  if (answer.code === 200 || answer.reason !== undefined) return answer
  const isUnavailable = printable(answer.result)?.includes(PRODUCTS_UNAVAILABLE)
  return isUnavailable ? { ...answer, reason: 'products-unavailable' } : answer
}
