import type { Size } from '../driver'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A window of a browser in another process: the few things that each protocol can do. */
export interface RemoteBrowser {
  /** Runs the source of a function in the page, with an argument that fits into JSON, and gives its answer. */
  run(source: string, argument: unknown): Promise<unknown>
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(size: Size): Promise<void>
  clickAt(point: Point): Promise<void>
  /** Presses one key together with others that are held, for example `Control` and `a`. */
  press(keys: readonly string[]): Promise<void>
  /** Warnings and errors of the console, where the protocol tells them. */
  consoleProblems(): readonly string[]
  close(): Promise<void>
}
