import { ServerProcess, temporaryFolder } from './server-process'

/** A shop that a journey stops and starts again, with the same address and data folder. */
export class Shop {
  readonly #folder = temporaryFolder()
  #process: ServerProcess | undefined
  readonly #env: Readonly<Record<string, string>>
  address = ''

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env
  }

  /**
   * `main` is the server entry of another build, of which a worker asks `page` next: it waits two seconds for it, and
   * on a busy machine the first drawing of a page takes longer.
   */
  async start(main?: string, page = '/sv'): Promise<void> {
    this.#process = new ServerProcess(
      { ...this.#env, DATA_DIR: this.#folder.path, ...(this.address && { PORT: new URL(this.address).port }) },
      main,
    )
    this.address = await (main === undefined ? this.#process.address() : this.#process.addressOnceDrawn(page))
  }

  get dataFolder(): string {
    return this.#folder.path
  }

  at(path: string): string {
    return this.address + path
  }

  async stop(): Promise<void> {
    await this.#process?.stop('SIGKILL')
  }

  async remove(): Promise<void> {
    await this.stop()
    this.#folder.remove()
  }
}
