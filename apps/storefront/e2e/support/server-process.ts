import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')

export interface ProcessExit {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A shop in its own process, with its output so far. */
export class ServerProcess {
  readonly #child: ChildProcess
  #stdout = ''
  #stderr = ''

  /** The system chooses a free port, unless `env` sets PORT. `main` is the entry of the build to run. */
  constructor(env: Readonly<Record<string, string>>, main = MAIN) {
    // Playwright sets FORCE_COLOR. Together with NO_COLOR Node would write a warning to stderr, which tests compare.
    const { FORCE_COLOR: _, ...inherited } = process.env
    this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...inherited, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout?.on('data', (data) => (this.#stdout += String(data)))
    this.#child.stderr?.on('data', (data) => (this.#stderr += String(data)))
  }

  /** Waits for the line that says that the shop is open, and returns its address. */
  async address(): Promise<string> {
    for (;;) {
      const address = /^The shop is open: (http:\S+)$/m.exec(this.#stdout)?.[1]
      if (address) return address
      if (this.#hasExited) throw new Error(`The shop ended before it opened: ${this.#stderr}`)
      await Promise.race([once(this.#child.stdout!, 'data'), once(this.#child, 'close')])
    }
  }

  /**
   * The address, once the shop has drawn this page. On a busy machine the first page of a process takes so long that
   * the server gives up waiting for a host in another process (R9.08).
   */
  async addressOnceDrawn(path: string): Promise<string> {
    const address = await this.address()
    while (!(await fetch(address + path)).ok) await setTimeout(100)
    return address
  }

  async stop(signal: NodeJS.Signals): Promise<ProcessExit> {
    if (!this.#hasExited) this.#child.kill(signal)
    return this.waitForExit()
  }

  async waitForExit(): Promise<ProcessExit> {
    if (!this.#hasExited) await once(this.#child, 'close')
    return { code: this.#child.exitCode, stdout: this.#stdout, stderr: this.#stderr }
  }

  get #hasExited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }
}

const CONNECTION_ERROR_CODES = [
  'ERR_CONNECTION_(CLOSED|REFUSED|RESET)',
  'ERR_EMPTY_RESPONSE',
  'ERR_INCOMPLETE_CHUNKED_ENCODING',
  'ERR_CONTENT_LENGTH_MISMATCH',
  'ERR_SOCKET_NOT_CONNECTED',
]

/** Console messages that the browser itself writes about requests to a shop that was stopped. */
export const CONNECTION_ERRORS = new RegExp(CONNECTION_ERROR_CODES.join('|'))

/** A folder that the test removes at its end. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'vitrin-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
