import { isOffline, type Cancel, type Clock, type Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ClosedNoticeStorage, ContentGateway, HtmlSanitizer, StaticContentGateway } from '../ports'
import type { StaticNotice } from '../static-sets/static-sets'
import type { Notice } from './content-entry'

export interface NoticeStoreOptions {
  readonly content: ContentGateway
  readonly files: StaticContentGateway
  readonly sanitizer: HtmlSanitizer
  readonly clock: Clock
  readonly logger: Logger
}

export interface NoticeSnapshot {
  readonly notice: Notice | undefined
  readonly nowMs: number
}

/** A timer of the browser cannot wait longer than about 24 days. */
const LONGEST_WAIT_MS = 12 * 3_600_000

/** The notice of the administration: shown between its dates until the shopper closes it, and again once it changes. */
export class NoticeStore {
  readonly #options: NoticeStoreOptions
  #storage: ClosedNoticeStorage | undefined
  /** What the shop wants to say, shown or not. Its message is safe to render. */
  notice: Notice | undefined = undefined
  /** Neither the CMS nor a file gave an answer, so that a rendered page should soon be made anew. */
  failed = false
  #closedKey: string | undefined = undefined
  nowMs: number
  isClosed = false

  constructor(options: NoticeStoreOptions) {
    this.#options = options
    this.nowMs = options.clock.now()
    makeAutoObservable(this, { notice: observableRef, nextChangeMs: false, start: false }, { autoBind: true })
  }

  /** The notice to show now. */
  get shown(): Notice | undefined {
    const { notice, nowMs } = this
    if (!notice?.enabled || this.isClosed) return undefined
    const { fromMs, toMs } = datesOf(notice)
    return fromMs <= nowMs && nowMs < toMs ? notice : undefined
  }

  /** When the notice begins or ends next, in ms since 1970. */
  nextChangeMs(nowMs: number): number | undefined {
    if (!this.notice?.enabled) return undefined
    const { fromMs, toMs } = datesOf(this.notice)
    const next = Math.min(...[fromMs, toMs].filter((edge) => edge > nowMs))
    return Number.isFinite(next) ? next : undefined
  }

  get snapshot(): NoticeSnapshot {
    return { notice: this.notice, nowMs: this.nowMs }
  }

  /** The time of the render, so that the browser's first render is the same. */
  hydrate({ notice, nowMs }: NoticeSnapshot): void {
    this.nowMs = nowMs
    this.take(notice)
  }

  /** From the CMS, else from the static set. Never throws: without an answer there is no notice. */
  async load(): Promise<void> {
    const { content, files, sanitizer, clock, logger } = this.#options
    this.setFailed(false)
    try {
      const found = (await this.#ofCms(content)) ?? noticeOf(await files.read('admin_notification'))
      const notice = found && { ...found, message: await sanitizer.sanitize(found.message) }
      this.hydrate({ notice, nowMs: clock.now() })
    } catch (error) {
      if (!isOffline(error)) logger.warn('The notice could not be loaded', error)
      this.setFailed(true)
    }
  }

  /** Reads what was closed earlier, and lets the notice begin and end by itself. Returns the stop function. */
  start(storage: ClosedNoticeStorage): Cancel {
    const { clock, logger } = this.#options
    this.#storage = storage
    void storage
      .read()
      .then((key) => this.setClosed(key))
      .catch((error: unknown) => logger.warn('The closed notice could not be read', error))
    let cancel: Cancel = () => undefined
    const wait = (): void => {
      const nowMs = clock.now()
      this.tick(nowMs)
      const next = this.nextChangeMs(nowMs)
      cancel = next === undefined ? () => undefined : clock.after(Math.min(next - nowMs, LONGEST_WAIT_MS), wait)
    }
    wait()
    return () => cancel()
  }

  /** Hides the notice on this device until it changes. */
  close(): void {
    if (!this.notice) return
    const key = keyOf(this.notice)
    this.setClosed(key)
    this.#storage
      ?.write(key)
      .catch((error: unknown) => this.#options.logger.warn('The closed notice could not be kept', error))
  }

  /** A CMS that fails has its fault logged by the gateway. */
  async #ofCms(content: ContentGateway): Promise<Notice | undefined> {
    try {
      return await content.notice()
    } catch {
      this.setFailed(true)
      return undefined
    }
  }

  private setFailed(failed: boolean): void {
    this.failed = failed
  }

  private tick(nowMs: number): void {
    this.nowMs = nowMs
  }

  private take(notice: Notice | undefined): void {
    this.notice = notice
    this.isClosed = notice !== undefined && this.#closedKey === keyOf(notice)
  }

  private setClosed(key: string | undefined): void {
    this.#closedKey = key
    this.take(this.notice)
  }
}

/** Changes with everything that a shopper sees. */
function keyOf({ message, type, link, validFrom, validTo }: Notice): string {
  return JSON.stringify([message, type, link, validFrom, validTo])
}

function datesOf({ validFrom, validTo }: Notice): { readonly fromMs: number; readonly toMs: number } {
  return {
    fromMs: validFrom === undefined ? -Infinity : Date.parse(validFrom),
    toMs: validTo === undefined ? Infinity : Date.parse(validTo),
  }
}

function noticeOf(notice: StaticNotice | undefined): Notice | undefined {
  if (!notice) return undefined
  const { validFrom, validTo, link } = notice
  return { ...notice, validFrom: validFrom ?? undefined, validTo: validTo ?? undefined, link: link ?? undefined }
}
