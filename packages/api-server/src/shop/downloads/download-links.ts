import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { OrderDownload } from '@vitrin/kernel'
import type { HostDatabase, StoredOrder } from '../../database'
import type { DownloadLimits } from '../../shop-options'

/** A file of a downloadable product, as an order line stores it. */
export interface OrderedFile {
  readonly id: number
  readonly title: string
  /** Its path in the folder of downloads. */
  readonly file: string
}

export type FoundDownload =
  | { readonly state: 'ready'; readonly file: OrderedFile; readonly itemId: number }
  | { readonly state: 'ended' | 'unknown' }

const DAY_MS = 86_400_000
const PATH = '/api/ext/download'

/**
 * Signed links to the files of an order. A link names line and file, so that it can be made again for the order view.
 * It ends after a time and a number of downloads. The key is in the query, which logs leave out (decisions.md 29).
 */
export class DownloadLinks {
  readonly #database: HostDatabase
  readonly #limits: DownloadLimits
  readonly #secret: string

  constructor(database: HostDatabase, limits: DownloadLimits) {
    this.#database = database
    this.#limits = limits
    this.#secret = database.transaction(() =>
      database.settings.readOrCreate('download-secret', () => randomBytes(32).toString('hex')),
    )
  }

  /** The links of an order line, with how long and how often each still works. */
  ofLine({ entityId, placedAt }: StoredOrder, line: Readonly<Record<string, unknown>>): readonly OrderDownload[] {
    return filesOf(line).map(({ id, title }) => ({
      title,
      url: `${PATH}?key=${this.#keyOf(entityId, Number(line['item_id']), id)}`,
      expires_at: new Date(placedAt + this.#limits.validDays * DAY_MS).toISOString(),
      remaining: Math.max(0, this.#limits.times - this.#database.downloads.count(Number(line['item_id']), id)),
    }))
  }

  find(key: string, nowMs: number): FoundDownload {
    const [entityId, itemId, fileId, signature] = key.split('.')
    if (!entityId || !itemId || !fileId || !signature) return { state: 'unknown' }
    const [entity, item, id] = [entityId, itemId, fileId].map(Number)
    if (!isSame(key, this.#keyOf(entity!, item!, id!))) return { state: 'unknown' }
    const order = this.#database.orders.byEntityId(entity!)
    const line = order?.items.find(({ item_id }) => item_id === item)
    const file = line && filesOf(line).find((each) => each.id === id)
    if (!order || !file) return { state: 'unknown' }
    const isLate = nowMs >= order.placedAt + this.#limits.validDays * DAY_MS
    const isUsedUp = this.#database.downloads.count(item!, id!) >= this.#limits.times
    return isLate || isUsedUp ? { state: 'ended' } : { state: 'ready', file, itemId: item! }
  }

  #keyOf(entityId: number, itemId: number, fileId: number): string {
    const named = `${entityId}.${itemId}.${fileId}`
    return `${named}.${createHmac('sha256', this.#secret).update(named).digest('base64url')}`
  }
}

function filesOf(line: Readonly<Record<string, unknown>>): readonly OrderedFile[] {
  return (line['files'] ?? []) as readonly OrderedFile[]
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
