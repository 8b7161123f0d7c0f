import type { Cancel } from '@vitrin/kernel'
import type { AnswerDelivery } from './answer-delivery'
import type { TaskChange, TaskStorage } from './ports'
import type { StoredTasks } from './stored-tasks'
import { laneOf, type SyncTask } from './sync-task'

export interface OtherTabsOptions {
  readonly storage: TaskStorage
  readonly tasks: StoredTasks
  readonly answers: AnswerDelivery
  /** Whether this tab may show the task and report its answer. */
  readonly isOurs: (task: SyncTask) => boolean
  readonly drain: (lane: string) => Promise<void>
}

/** Follows what other tabs do: takes over their tasks and reports the answers that they received. */
export class OtherTabs {
  readonly #options: OtherTabsOptions
  /** Changes are handled one after another, in the order in which they arrived. */
  #handled = Promise.resolve()

  constructor(options: OtherTabsOptions) {
    this.#options = options
  }

  /** The returned function stops. */
  start(): Cancel {
    return this.#options.storage.onChange((change) => {
      this.#handled = this.#handled.then(() => this.#changed(change))
    })
  }

  /** Does not wait for the messages of other tabs: reads the stored tasks and reports answers that are new here. */
  async refresh(): Promise<void> {
    const { tasks, answers, isOurs } = this.#options
    const open = tasks.known.all.filter(({ transmited }) => !transmited)
    await tasks.refresh()
    for (const { task_id } of open) {
      const task = tasks.known.find(task_id)
      if (task?.transmited && isOurs(task)) await answers.tell(task)
    }
  }

  async #changed(change: TaskChange): Promise<void> {
    const { tasks, answers, isOurs, drain } = this.#options
    if ('removed' in change) return tasks.known.remove(change.removed)
    const { task } = change
    const wasOpen = !tasks.known.find(task.task_id)?.transmited
    if (task.transmited || tasks.known.find(task.task_id)) tasks.known.put(task)
    else await tasks.enter(task)
    // The tab that sends keeps the answer until its own listeners have settled; it does not wait for the ones here.
    if (task.transmited && wasOpen && isOurs(task)) void answers.tell(task)
    else void drain(laneOf(task))
  }
}
