import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock, IdGenerator } from '@vitrin/kernel'

interface DiskCacheOptions {
  readonly folder: string
  /** The most bytes on disk; the least recently used files are deleted first. */
  readonly limit: number
  readonly clock: Clock
  readonly ids: IdGenerator
}

const UNFINISHED = '.part'

/** A cache of files up to a size limit. A file is never half written. */
export class DiskCache {
  readonly #options: DiskCacheOptions
  /** Sizes by name, the least recently used first. */
  readonly #sizes = new Map<string, number>()
  #total = 0
  #opened: Promise<void> | undefined

  constructor(options: DiskCacheOptions) {
    this.#options = options
  }

  async read(name: string): Promise<Buffer | undefined> {
    await this.#open()
    const size = this.#sizes.get(name)
    if (size === undefined) return undefined
    try {
      const content = await readFile(this.#path(name))
      this.#remember(name, size)
      // The file's time keeps the order of use over a restart.
      const now = this.#options.clock.now() / 1000
      await utimes(this.#path(name), now, now)
      return content
    } catch {
      // The file was deleted from outside; it will be rendered again.
      this.#forget(name)
      return undefined
    }
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.#open()
    const unfinished = this.#path(`${name}.${this.#options.ids.next()}${UNFINISHED}`)
    await writeFile(unfinished, content)
    await rename(unfinished, this.#path(name))
    this.#remember(name, content.length)
    await this.#shrink()
  }

  #open(): Promise<void> {
    this.#opened ??= this.#readFolder()
    return this.#opened
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true })
    const names = await readdir(this.#options.folder)
    for (const name of names) if (name.endsWith(UNFINISHED)) await rm(this.#path(name), { force: true })
    const finished = names.filter((name) => !name.endsWith(UNFINISHED))
    const files = await Promise.all(finished.map(async (name) => ({ name, stats: await stat(this.#path(name)) })))
    for (const { name, stats } of files.sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs))
      this.#remember(name, stats.size)
    await this.#shrink()
  }

  async #shrink(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#total <= this.#options.limit) return
      this.#forget(name)
      await rm(this.#path(name), { force: true })
    }
  }

  #remember(name: string, size: number): void {
    this.#forget(name)
    this.#sizes.set(name, size)
    this.#total += size
  }

  #forget(name: string): void {
    this.#total -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
  }

  #path(name: string): string {
    return join(this.#options.folder, name)
  }
}
