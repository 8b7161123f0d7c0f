import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The host gives the names; what shoppers call their files is in the database. */
const NAME = /^[0-9a-f]{32}$/
const OWNER_ONLY = { folder: 0o700, file: 0o600 }

/** A file that is being received. */
export interface NewAttachment {
  readonly name: string
  add(bytes: Uint8Array): void
  /** Writes the file to the disk for good. */
  keep(): void
  discard(): void
}

/** Files of shoppers that only the owner of the host's process can read. */
export class AttachmentFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writing is synchronous and in pieces, like the database's, so that no file is held in memory. */
  create(name: string): NewAttachment {
    mkdirSync(this.#folder, { recursive: true, mode: OWNER_ONLY.folder })
    const path = this.pathOf(name)
    const file = openSync(path, 'wx', OWNER_ONLY.file)
    let isOpen = true
    const close = (): void => {
      if (isOpen) closeSync(file)
      isOpen = false
    }
    return {
      name,
      add(bytes) {
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      },
      keep() {
        fsyncSync(file)
        close()
      },
      discard() {
        close()
        rmSync(path, { force: true })
      },
    }
  }

  pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error(`"${name}" is no attachment.`)
    return join(this.#folder, name)
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.pathOf(name))
  }

  remove(names: readonly string[]): void {
    for (const name of names) rmSync(this.pathOf(name), { force: true })
  }

  /** Deletes the files of requests that were cut off when the host ended. No request may be under way. */
  removeAllBut(names: readonly string[]): void {
    const known = new Set(names)
    this.remove(this.#names().filter((name) => NAME.test(name) && !known.has(name)))
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.#folder)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw fault
    }
  }
}
