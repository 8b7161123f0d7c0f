import { createApiServer, type ApiServer } from '@vitrin/api-server'
import { PlainHasher, swedishShop } from '@vitrin/api-server/testing'
import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { SEED } from './catalogue'
import { KillableConnection } from './killable-connection'
import type { World } from './world'

/** The header that names the network address of a caller. */
export const ADDRESS_HEADER = 'x-simulated-address'

/** Holds the attachments of questions, which few histories have: the host makes it for the first one. */
const FOLDER = join(tmpdir(), `vitrin-simulated-${randomUUID()}`)

export interface HostAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** The API host as a process that crashes and restarts with the same database: only committed data survives. */
export class Host {
  readonly database: DatabaseSync
  readonly #world: World
  #connection: KillableConnection | undefined
  #server: ApiServer | undefined
  #lives = 0
  #ids = 0
  crashes = 0
  /** For a while the host refuses every token, even new ones. */
  refusesTokens = false
  /** Called after each handled call. */
  handled: ((path: string) => void) | undefined

  constructor(world: World, database: DatabaseSync) {
    this.#world = world
    this.database = database
  }

  get isUp(): boolean {
    return this.#server !== undefined
  }

  start(): void {
    if (this.#server) return
    this.#lives += 1
    if (this.#lives > 1) this.#world.trace.record('host', 'starts again')
    const { trace } = this.#world
    this.#connection = new KillableConnection(this.database)
    this.#server = createApiServer({
      shop: swedishShop,
      dataFolder: FOLDER,
      mediaFolder: '',
      connection: this.#connection,
      seed: () => SEED,
      passwords: new PlainHasher(),
      // The simulated time does not pass while the host works.
      turns: { of: () => ({ next: () => Promise.resolve() }) },
      clientAddress: ({ headers }) => headers.get(ADDRESS_HEADER) ?? undefined,
      clock: { now: () => this.#world.now, after: (delayMs, run) => this.#world.after(delayMs, undefined, run) },
      ids: { next: () => `host-${(this.#ids += 1)}` },
      logger: {
        debug: () => undefined,
        warn: (message) => trace.record('host', `~ ${message}`),
        error: (message, details) => this.#fault(message, details),
      },
    })
  }

  /** After the history. */
  remove(): void {
    this.database.close()
    if (existsSync(FOLDER)) rmSync(FOLDER, { recursive: true })
  }

  crash(downMs: number): void {
    if (!this.#server) return
    this.crashes += 1
    this.#world.trace.record('host', `dies for ${Math.round(downMs)} ms`)
    this.#connection?.kill()
    this.#server = undefined
    if (this.database.isTransaction) this.database.exec('ROLLBACK')
    this.#world.after(downMs, undefined, () => this.start())
  }

  /** Undefined without an answer. With `dieAt` the host crashes before that statement, or before its answer. */
  async handle(request: Request, dieAt: number | undefined, downMs: number): Promise<HostAnswer | undefined> {
    const server = this.#server
    const connection = this.#connection
    if (!server || !connection) return undefined
    if (dieAt !== undefined) connection.killAt(dieAt)
    const response = await server.fetch(request)
    const text = await response.text()
    if (dieAt !== undefined) this.crash(downMs)
    this.handled?.(new URL(request.url).pathname)
    return dieAt === undefined
      ? { status: response.status, headers: Object.fromEntries(response.headers), text }
      : undefined
  }

  #fault(message: string, details: unknown): void {
    if (this.#connection?.isDead) return
    this.#world.trace.record('host', `~ ${message} ${details instanceof Error ? details.message : ''}`)
    this.#world.violated(
      'host fault',
      `${message}: ${details instanceof Error ? (details.stack ?? details.message) : String(details)}`,
    )
  }
}
