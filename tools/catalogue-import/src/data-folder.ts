import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The host opens the file of this name. */
const DATABASE = 'shop.db'
const UNFINISHED = /^\.importing-(\d+)$/

/**
 * A new data folder. The import writes in a folder inside it, and moves the finished database out at the end: the host
 * never finds half a catalogue.
 */
export class NewDataFolder {
  readonly database: string
  readonly stage: string
  readonly #folder: string
  readonly #unfinished: string
  readonly #firstMade: string

  constructor(folder: string) {
    this.#folder = resolve(folder)
    this.#unfinished = join(this.#folder, `.importing-${process.pid}`)
    this.database = join(this.#unfinished, DATABASE)
    this.stage = join(this.#unfinished, 'stage.db')
    for (const name of abandonedIn(this.#folder)) rmSync(join(this.#folder, name), { recursive: true })
    this.#firstMade = mkdirSync(this.#unfinished, { recursive: true }) ?? this.#unfinished
  }

  finish(): void {
    renameSync(this.database, join(this.#folder, DATABASE))
  }

  /** Removes what is unfinished. */
  close(): void {
    rmSync(this.#unfinished, { recursive: true, force: true })
    for (let made = this.#folder; made.length >= this.#firstMade.length; made = dirname(made)) {
      if (readdirSync(made).length > 0) return
      rmdirSync(made)
    }
  }
}

/** Whether a folder has files. What a killed import left behind does not count. */
export function isTaken(folder: string): boolean {
  const abandoned = abandonedIn(folder)
  return existsSync(folder) && readdirSync(folder).some((name) => !abandoned.includes(name))
}

/** The folders of imports that were killed. */
function abandonedIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => {
    const pid = Number(UNFINISHED.exec(name)?.[1])
    return pid === process.pid || (pid > 0 && !isRunning(pid))
  })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // another user's
  }
}
