import { shopEndpoints, type FieldError, type WireCustomer } from '@vitrin/api-contract/wire'
import type { FieldRefusal } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { openHostDatabase, type HostDatabase } from '../database'
import { apiApp } from '../http'
import type { CatalogueDocument } from '../ports'
import { shopRoutes, type ShopRoutesOptions } from '../shop'
import { documentCatalogue } from './document-catalogue'
import { formAsBytes } from './form-as-bytes'
import { PlainHasher } from './plain-hasher'
import { RecordingSecurityLog } from './recording-security-log'
import { refusedFields } from './refused-fields'
import { shopDocuments } from './shop-documents'
import { swedishShop } from './swedish-shop'

/** An answer of the host; the test names the type of the result. */
export interface WireAnswer<Result> {
  readonly status: number
  readonly code: number
  readonly result: Result
  readonly meta?: { readonly refreshToken?: string; readonly errors?: readonly FieldError[] }
  readonly reason?: string
  /** `meta.errors` as clients keep them. */
  readonly fields?: readonly FieldRefusal[]
  readonly headers: Headers
}

export interface WireRequest {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

type SentBody = FormData | ReadableStream | string

export interface ShopHostOptions extends Partial<ShopRoutesOptions> {
  readonly clock?: ManualClock
  readonly documents?: readonly CatalogueDocument[]
}

/** The calls about one shopper, with a database in memory. */
export class ShopHost {
  readonly clock: ManualClock
  readonly logger = new RecordingLogger()
  readonly security = new RecordingSecurityLog()
  readonly database: HostDatabase
  readonly #app: ReturnType<typeof apiApp>

  constructor({
    shop = swedishShop,
    documents = shopDocuments,
    clock = new ManualClock(),
    ...options
  }: ShopHostOptions = {}) {
    this.clock = clock
    this.database = options.database ?? openHostDatabase(':memory:', { clock })
    this.database.catalogue.seed({ hash: 'test', documents, coupons: [{ code: 'NYHET10', percent: 10 }] })
    const { database, logger } = this
    const routes = shopRoutes({
      clock,
      ids: new SequentialIds(),
      passwords: new PlainHasher(),
      security: this.security,
      catalogue: documentCatalogue(documents),
      attachmentsFolder: 'no attachments',
      reviewPicturesFolder: 'no pictures',
      ...options,
      shop,
      database,
    })
    this.#app = apiApp({ shop, logger, endpoints: [shopEndpoints], mount: (host) => host.route('/', routes) })
  }

  get<Result = unknown>(path: string, request?: WireRequest): Promise<WireAnswer<Result>> {
    return this.#call('GET', path, undefined, request)
  }

  post<Result = unknown>(path: string, body?: unknown, request?: WireRequest): Promise<WireAnswer<Result>> {
    return this.#call('POST', path, json(body), request)
  }

  delete<Result = unknown>(path: string, body?: unknown, request?: WireRequest): Promise<WireAnswer<Result>> {
    return this.#call('DELETE', path, json(body), request)
  }

  /** Sends a body as it is, for example a form. */
  send<Result = unknown>(path: string, body: SentBody, request?: WireRequest): Promise<WireAnswer<Result>> {
    return this.#call('POST', path, body, request)
  }

  async guestCart(): Promise<string> {
    return (await this.post<string>('/api/cart/create')).result
  }

  /** A new account, signed in by a client that rotates its refresh tokens. */
  async customer(
    email = 'asa@example.se',
  ): Promise<{ readonly id: number; readonly token: string; readonly refreshToken: string }> {
    const customer = { email, firstname: 'Åsa', lastname: 'Berg' }
    const created = await this.post<WireCustomer>('/api/user/create', { customer, password: 'hemligt1' })
    const login = await this.post<string>(
      '/api/user/login',
      { username: email, password: 'hemligt1' },
      { headers: { 'x-token-rotation': '1' } },
    )
    return { id: created.result.id, token: login.result, refreshToken: login.meta?.refreshToken ?? '' }
  }

  async #call<Result>(
    method: string,
    path: string,
    body: SentBody | undefined,
    { token, headers }: WireRequest = {},
  ): Promise<WireAnswer<Result>> {
    const init: RequestInit = {
      method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    }
    const response = await this.#app.request(path, await formAsBytes(init))
    const envelope = (await response.json()) as Omit<WireAnswer<Result>, 'status' | 'headers' | 'fields'>
    const fields = refusedFields(envelope)
    return { ...envelope, ...(fields && { fields }), status: response.status, headers: response.headers }
  }
}

function json(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}
