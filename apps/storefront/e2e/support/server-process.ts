import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A shop in a process of its own, with what it said so far. */
export class ServerProcess {
  readonly #child: ChildProcess
  #stdout = ''
  #stderr = ''

  /** `PORT=0` lets the system choose a free port; `env` says otherwise where a test needs it, and `main` which build. */
  constructor(env: Readonly<Record<string, string>>, main = MAIN) {
    // Playwright asks for colours; beside NO_COLOR Node would warn on stderr, which is what is read here.
    const { FORCE_COLOR: _, ...inherited } = process.env
    this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...inherited, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout?.on('data', (data) => (this.#stdout += String(data)))
    this.#child.stderr?.on('data', (data) => (this.#stderr += String(data)))
  }

  /** The address of the line that says that the shop is open. */
  async address(): Promise<string> {
    for (;;) {
      const address = /^The shop is open: (http:\S+)$/m.exec(this.#stdout)?.[1]
      if (address) return address
      if (this.#hasEnded) throw new Error(`The shop ended before it opened: ${this.#stderr}`)
      await Promise.race([once(this.#child.stdout!, 'data'), once(this.#child, 'close')])
    }
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    if (!this.#hasEnded) this.#child.kill(signal)
    return this.ended()
  }

  async ended(): Promise<Ended> {
    if (!this.#hasEnded) await once(this.#child, 'close')
    return { code: this.#child.exitCode, stdout: this.#stdout, stderr: this.#stderr }
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }
}

/** What the browser reports by itself of requests to a shop that was ended, wherever they were. */
export const SHOP_IS_GONE =
  /ERR_CONNECTION_(CLOSED|REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|ERR_SOCKET_NOT_CONNECTED/

/** A folder that goes with the test. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'vitrin-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
