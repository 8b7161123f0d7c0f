import { type Clock, type Logger, isOffline } from '@vitrin/kernel'
import type { CachedContent, ContentCache, ContentGateway } from '../ports'
import type { ContentEntry, ContentSetName, Notice, Portfolio } from './content-entry'

export interface CachingContentGatewayOptions {
  readonly content: ContentGateway
  /** The answers of earlier visits; a server keeps its answers in memory only. */
  readonly cache?: ContentCache | undefined
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
  /** Content is kept for each store view. */
  readonly storeCode: string
  /** The version of the shop's code. Answers that another version kept are not read. */
  readonly version: string
  /** How long an answer is used before the CMS is asked again. */
  readonly freshForMs: number
}

/** After a fault pages do not wait for the CMS again for this time. */
const RETRY_AFTER_MS = 30_000

/** Keeps the answers of a CMS, so that a CMS that is slow or down costs the shop nothing that it has shown before. */
export class CachingContentGateway implements ContentGateway {
  readonly #options: CachingContentGatewayOptions
  readonly #recent = new Map<string, CachedContent>()
  readonly #asking = new Map<string, Promise<CachedContent>>()
  readonly #faults = new Map<string, { readonly error: unknown; readonly untilMs: number }>()
  #generation = 0

  constructor(options: CachingContentGatewayOptions) {
    this.#options = options
  }

  entries(set: ContentSetName): Promise<readonly ContentEntry[]> {
    return this.#answer(set, () => this.#options.content.entries(set))
  }

  portfolio(): Promise<Portfolio | undefined> {
    return this.#answer('portfolio', () => this.#options.content.portfolio())
  }

  notice(): Promise<Notice | undefined> {
    return this.#answer('notice', () => this.#options.content.notice())
  }

  /** Asks the CMS anew from now on, because its content has changed. What was kept still serves while it is down. */
  expire(): void {
    this.#generation += 1
    this.#faults.clear()
    this.#asking.clear()
    for (const [key, kept] of this.#recent) this.#recent.set(key, { ...kept, validUntilMs: 0 })
  }

  async #answer<Result>(name: string, ask: () => Promise<Result>): Promise<Result> {
    const { clock, storeCode } = this.#options
    const key = `content$$${storeCode}$$${name}`
    const kept = await this.#read(key)
    if (kept && clock.now() < kept.validUntilMs) return (kept.result ?? undefined) as Result
    try {
      const { result } = await this.#askOnce(key, ask)
      return (result ?? undefined) as Result
    } catch (error) {
      if (kept) return (kept.result ?? undefined) as Result
      throw error
    }
  }

  /** Shares an equal question in flight, and asks nothing for a while after a fault. */
  #askOnce(key: string, ask: () => Promise<unknown>): Promise<CachedContent> {
    const fault = this.#faults.get(key)
    if (fault && this.#options.clock.now() < fault.untilMs) return Promise.reject(fault.error)
    const asking = this.#asking.get(key)
    if (asking) return asking
    const answer = this.#ask(key, ask).finally(() => {
      if (this.#asking.get(key) === answer) this.#asking.delete(key)
    })
    this.#asking.set(key, answer)
    return answer
  }

  async #ask(key: string, ask: () => Promise<unknown>): Promise<CachedContent> {
    const generation = this.#generation
    const { clock, version, freshForMs } = this.#options
    try {
      const result = (await ask()) ?? null
      this.#faults.delete(key)
      // An answer to a question from before `expire` may be the old content.
      const validUntilMs = generation === this.#generation ? clock.now() + freshForMs : 0
      const answer = { version, validUntilMs, result }
      void this.#keep(key, answer)
      return answer
    } catch (error) {
      this.#note(key, error)
      throw error
    }
  }

  /** One line in the log for each outage. Without a network a fault is expected. */
  #note(key: string, error: unknown): void {
    if (isOffline(error)) return
    const isNew = !this.#faults.has(key)
    this.#faults.set(key, { error, untilMs: this.#options.clock.now() + RETRY_AFTER_MS })
    if (isNew) this.#options.logger.warn(`The CMS gave no ${key.split('$$').at(-1)}`, error)
  }

  async #read(key: string): Promise<CachedContent | undefined> {
    const { cache, logger, version } = this.#options
    try {
      const kept = this.#recent.get(key) ?? (await cache?.read(key))
      return kept?.version === version ? kept : undefined
    } catch (error) {
      logger.warn('The kept content could not be read', error)
      return undefined
    }
  }

  async #keep(key: string, kept: CachedContent): Promise<void> {
    this.#recent.set(key, kept)
    try {
      await this.#options.cache?.write([[key, kept]])
    } catch (error) {
      this.#options.logger.warn('Content could not be kept', error)
    }
  }
}
