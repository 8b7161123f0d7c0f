import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import type { ApiServer, ApiServerOptions, HostFigures } from '../api-server-options'
import { createApiServer } from '../create-api-server'
import type { CatalogueDocument, EarlierPrices } from '../ports'
import type { ShopOptions } from '../shop-options'
import { catalogueDocuments } from './catalogue-documents'
import { formAsBytes } from './form-as-bytes'
import { PlainHasher } from './plain-hasher'
import { RecordingSecurityLog } from './recording-security-log'
import { swedishShop } from './swedish-shop'

export interface ApiHostOptions extends Pick<
  ApiServerOptions,
  'tierPrices' | 'invalidation' | 'mailer' | 'contentSeed' | 'attachmentDays' | 'workshop' | 'clientAddress'
> {
  /** The Swedish shop when absent. */
  readonly shop?: ShopOptions
  readonly documents?: readonly CatalogueDocument[]
  readonly earlierPrices?: readonly EarlierPrices[]
  readonly mediaFolder?: string
  /** The JSON of the files below `content`, such as `sv/page-infos.json`. */
  readonly content?: Readonly<Record<string, unknown>>
  /** The folder of an earlier host; `close` does not delete it. */
  readonly dataFolder?: string
  /** When it starts, ms since 1970. */
  readonly now?: number
}

export interface ApiAnswer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** The whole host with its own data folder. */
export class ApiHost {
  readonly clock: ManualClock
  readonly logger = new RecordingLogger()
  readonly security = new RecordingSecurityLog()
  readonly dataFolder: string
  /** The tags of each call of `onChanged`. */
  readonly changed: string[][] = []
  readonly #server: ApiServer
  readonly #ownFolder: boolean

  constructor({
    shop = swedishShop,
    documents = catalogueDocuments,
    earlierPrices = [],
    mediaFolder,
    content = {},
    dataFolder,
    now,
    ...options
  }: ApiHostOptions = {}) {
    this.clock = new ManualClock(now)
    this.#ownFolder = dataFolder === undefined
    this.dataFolder = dataFolder ?? mkdtempSync(join(tmpdir(), 'vitrin-host-'))
    for (const [path, json] of Object.entries(content)) {
      const file = join(this.dataFolder, 'content', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(json))
    }
    this.#server = createApiServer({
      ...options,
      shop,
      dataFolder: this.dataFolder,
      mediaFolder: mediaFolder ?? this.dataFolder,
      seed: () => ({ hash: JSON.stringify(documents), documents, earlierPrices, coupons: [] }),
      clock: this.clock,
      ids: new SequentialIds(),
      logger: this.logger,
      security: this.security,
      passwords: new PlainHasher(),
      onChanged: (tags) => this.changed.push([...tags]),
    })
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#server.fetch(new Request(`http://host.test${path}`, await formAsBytes(init)))
  }

  get<Body>(path: string): Promise<ApiAnswer<Body>> {
    return this.#read(path)
  }

  post<Body>(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer<Body>> {
    return this.#read(path, { method: 'POST', headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }

  sendMails(shopUrl: string): () => Promise<void> {
    return this.#server.sendMails(shopUrl)
  }

  deleteExpired(): () => void {
    return this.#server.deleteExpired()
  }

  figures(): HostFigures {
    return this.#server.figures()
  }

  close(): void {
    this.#server.close()
    if (this.#ownFolder) rmSync(this.dataFolder, { recursive: true, force: true })
  }

  async #read<Body>(path: string, init?: RequestInit): Promise<ApiAnswer<Body>> {
    const response = await this.fetch(path, init)
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }
}
