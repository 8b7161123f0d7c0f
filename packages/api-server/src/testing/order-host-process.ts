import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderConfirmation } from '@vitrin/kernel'

const packageFolder = join(import.meta.dirname, '../..')

type Build = (options: object) => Promise<void>

export interface BuiltOrderHost {
  readonly program: string
  /** Deletes the build. */
  remove(): void
}

/** Builds `order-host.ts` with tsup, so that it starts quickly. */
export async function buildOrderHost(build: Build, name: string): Promise<BuiltOrderHost> {
  // Beside the package's dependencies, which the built host imports.
  const folder = join(packageFolder, 'node_modules/.cache', name)
  await build({
    config: false,
    silent: true,
    entry: [join(packageFolder, 'src/testing/order-host.ts')],
    outDir: folder,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    noExternal: [/^@vitrin\//],
    external: ['@fastify/busboy', 'sharp'],
    removeNodeProtocol: false,
    esbuildOptions: (options: { conditions?: string[] }) => {
      options.conditions = ['@vitrin/source']
    },
  })
  return { program: join(folder, 'order-host.js'), remove: () => rmSync(folder, { recursive: true }) }
}

/** A host in a process of its own, which a test can kill. */
export class OrderHostProcess {
  readonly #child: ChildProcess
  readonly #address: string

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.#address = address
  }

  static async start(program: string, ...args: readonly string[]): Promise<OrderHostProcess> {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    return new OrderHostProcess(child, `http://127.0.0.1:${port.toString().trim()}`)
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  /** Undefined when no answer came: the client does not know whether the host acted. */
  async order(id: string, order: object): Promise<OrderConfirmation | undefined> {
    const request = { method: 'POST', headers: { 'idempotency-key': id }, body: JSON.stringify(order) }
    const answer = await fetch(`${this.#address}/api/order`, request).then(
      (response) => response.json(),
      () => undefined,
    )
    return (answer as { readonly result: OrderConfirmation } | undefined)?.result
  }

  /** An answer of the host without its envelope. */
  async get<Result>(path: string): Promise<Result> {
    const response = await fetch(`${this.#address}${path}`)
    return ((await response.json()) as { readonly result: Result }).result
  }
}
