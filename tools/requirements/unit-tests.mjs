// Runs unit, contract and property tests in a copy of the project.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { claimOf } from './read-violations.mjs'

/** A violation may make a test wait for ever. */
const LIMIT_MS = 300_000

/**
 * @typedef {{ ran: number, seenBy?: string, isBroken?: boolean }} Outcome
 * `seenBy` is the title of a failed test. `isBroken`: a file could not be loaded.
 */

export class UnitTests {
  #folder
  #worker

  constructor(folder) {
    this.#folder = folder
  }

  /**
   * @param {string[][]} groups test files; a later group runs only if no test of an earlier one saw the violation
   * @returns {Promise<Outcome>} of the tests that carry the violation's claim
   */
  async run(violation, groups) {
    const all = { ran: 0 }
    for (const files of groups) {
      const { ran, seenBy, isBroken } = await this.#runFiles(violation, files)
      all.ran += ran
      all.seenBy = seenBy
      all.isBroken ||= isBroken
      if (seenBy !== undefined) break
    }
    return all
  }

  async #runFiles(violation, files) {
    const worker = await this.#running()
    worker.send({ changed: violation.file, claim: claimOf(violation), files })
    const limit = AbortSignal.timeout(LIMIT_MS)
    try {
      const [outcome] = await once(worker, 'message', { signal: limit })
      return outcome
    } catch (error) {
      if (!limit.aborted) throw error
      this.stop()
      return { ran: 1, seenBy: 'a test that did not end' }
    }
  }

  stop() {
    this.#worker?.kill('SIGKILL')
    this.#worker = undefined
  }

  async #running() {
    if (this.#worker) return this.#worker
    this.#worker = fork(join(import.meta.dirname, 'unit-worker.mjs'), [this.#folder], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(this.#worker, 'message')
    return this.#worker
  }
}
