import type { SyncTask, TaskAnswer, TaskTransport } from '@vitrin/sync-queue'
import type { Http } from '../http'

export interface TaskTransportOptions {
  readonly http: Http
  /** The cart at the host, for tasks whose address names it. */
  readonly cartId: () => string | undefined
}

/** Sends queued tasks: the address's placeholders are filled in here, and never stored (contract §1.7). */
export class HttpTaskTransport implements TaskTransport {
  readonly #http: Http
  readonly #cartId: () => string | undefined

  constructor({ http, cartId }: TaskTransportOptions) {
    this.#http = http
    this.#cartId = cartId
  }

  async send(task: SyncTask): Promise<TaskAnswer> {
    const { path, query } = this.#address(task.url)
    return this.#http.send({
      method: task.payload.method,
      path,
      query,
      ...(task.payload.body !== undefined && { body: task.payload.body }),
      idempotencyKey: task.task_id,
      withStoreCode: true,
      // A guest's task carries no token, also when somebody has signed in since (decisions.md 28).
      account: task.account,
    })
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
