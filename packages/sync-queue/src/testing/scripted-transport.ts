import type { TaskTransport } from '../ports'
import type { SyncTask, TaskAnswer } from '../sync-task'

type Reply = TaskAnswer | Error

/** Answers 200 unless another reply is set, and remembers what was sent. */
export class ScriptedTransport implements TaskTransport {
  readonly sent: SyncTask[] = []
  #script: Reply[] = []

  /** The next sends get these, in order. */
  reply(...replies: Reply[]): void {
    this.#script.push(...replies)
  }

  /** The next send waits until the returned function is called. */
  holdNext(): () => void {
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    this.#gate = gate
    return release
  }
  #gate: Promise<void> | undefined

  async send(task: SyncTask): Promise<TaskAnswer> {
    this.sent.push(task)
    const gate = this.#gate
    this.#gate = undefined
    await gate
    const reply = this.#script.shift() ?? { code: 200, result: true }
    if (reply instanceof Error) throw reply
    return reply
  }
}
