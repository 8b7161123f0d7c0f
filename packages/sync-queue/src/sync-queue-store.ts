import {
  EventChannel,
  GUEST,
  type Cancel,
  type HoldReason,
  type Outbox,
  type OutboxListener,
  type OutboxTask,
  type RemovableTask,
} from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { AnswerDelivery } from './answer-delivery'
import { OtherTabs } from './other-tabs'
import type { QueueEvent } from './queue-event'
import { StoredTasks } from './stored-tasks'
import { DEFAULT_SYNC_QUEUE_CONFIG } from './sync-queue-config'
import type { SyncQueueOptions } from './sync-queue-options'
import { laneOf, newTask, released, REMOVABLE_FROM, retried, type SyncTask } from './sync-task'
import { TaskSender } from './task-sender'

/**
 * A durable outbox. Within a lane (one scope of one account) tasks are sent in order, one at a time. Only the leading
 * tab sends; every tab calls its own listeners with the final answer.
 */
export class SyncQueueStore implements Outbox {
  readonly events = new EventChannel<QueueEvent>()
  readonly #options: SyncQueueOptions
  readonly #tasks: StoredTasks
  readonly #answers: AnswerDelivery
  readonly #sender: TaskSender
  readonly #otherTabs: OtherTabs
  #started = false

  constructor(options: SyncQueueOptions) {
    const { storage, logger } = options
    const config = { ...DEFAULT_SYNC_QUEUE_CONFIG, ...options.config }
    this.#options = options
    this.#tasks = new StoredTasks(storage, logger)
    this.#answers = new AnswerDelivery({
      tasks: this.#tasks,
      logger,
      onEvent: (event) => this.events.emit(event),
    })
    this.#sender = new TaskSender({
      ...options,
      config,
      tasks: this.#tasks.known,
      mayLead: () => this.#mayLead,
      changed: (task) => this.#tasks.put(task),
      answered: (task) => this.#answers.finish(task),
      held: (task, reason) => this.#answers.hold(task, reason),
    })
    this.#otherTabs = new OtherTabs({
      storage,
      tasks: this.#tasks,
      answers: this.#answers,
      isOurs: (task) => this.#isOurs(task),
      drain: (lane) => this.#sender.drain(lane),
    })
    makeAutoObservable(this, { events: false }, { autoBind: true })
  }

  /** The tasks of guests and of the account that is signed in. Tasks of other accounts are hidden (decisions.md 9). */
  get tasks(): readonly SyncTask[] {
    return this.#tasks.known.all.filter((task) => this.#isOurs(task))
  }

  get waiting(): readonly SyncTask[] {
    return this.tasks.filter(({ state, transmited }) => state === 'waiting' && !transmited)
  }

  /** Tasks that are sent when the shopper asks for it (R4.38). */
  get onHold(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'on-hold')
  }

  /** Tasks whose answer was lost, at a host that would act on them again (docs/decisions/0081). */
  get unsure(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'unsure')
  }

  /** Tasks that the shopper may send again or remove. */
  get failed(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'failed')
  }

  /** Tasks that the host refused and that stay so that the shopper sees why (decisions.md 9). */
  get refused(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'refused')
  }

  /** By task id: why a task is not sent, as far as this tab has tried or has seen it tried. */
  get holds(): ReadonlyMap<string, HoldReason> {
    return this.#tasks.known.holds
  }

  /** Reads the stored tasks, gives failed ones another try and begins to send. The returned function stops. */
  async start(): Promise<Cancel> {
    const { connectivity, identity, leadership } = this.#options
    const stops = [this.#otherTabs.start()]
    await this.#tasks.refresh()
    this.#started = true
    for (const task of this.#tasks.known.all) if (task.state === 'failed') await this.#tasks.put(retried(task))
    stops.push(
      connectivity.subscribe(() => this.#resume()),
      identity.subscribe(() => void this.#takeOver()),
      leadership.subscribe(() => void this.#takeOver()),
    )
    await this.#continue()
    return () => {
      this.#started = false
      for (const stop of stops) stop()
      this.#sender.stop()
    }
  }

  async enqueue(asked: OutboxTask): Promise<void> {
    const { storage, clock } = this.#options
    const { known } = this.#tasks
    if (known.find(asked.task_id)) return
    const task = await storage.add(newTask(asked, clock.now()))
    if (known.find(asked.task_id)) return
    await this.#tasks.enter(task)
    const lane = laneOf(task)
    const reason = task.state === 'on-hold' ? 'on-hold' : this.#sender.holdReasonOf(lane)
    if (reason) this.#answers.hold(task, reason)
    else void this.#sender.drain(lane)
  }

  subscribe(scope: string, listener: OutboxListener): Cancel {
    return this.#answers.subscribe(scope, listener)
  }

  async send(task_id: string): Promise<void> {
    const task = this.tasks.find((candidate) => candidate.task_id === task_id)
    if (!task || task.transmited) return
    if (task.state === 'on-hold' || task.state === 'unsure') return this.#release(task)
    if (task.state === 'failed') await this.#tasks.put(retried(task))
    this.#sender.retryNow(laneOf(task))
  }

  async remove(task_id: string, which: RemovableTask): Promise<boolean> {
    const task = this.#tasks.known.find(task_id)
    if (which === 'unsent' || which === 'stopped') {
      const isRemoved = await this.#options.storage.changeFrom(REMOVABLE_FROM[which], task_id, () => undefined)
      if (isRemoved) this.#tasks.known.remove(task_id)
      return isRemoved
    }
    if (which === 'idle' && (!task || this.#sender.isSending(task))) return false
    await this.#tasks.remove(task_id)
    return true
  }

  async taskIds(): Promise<ReadonlySet<string>> {
    return new Set((await this.#options.storage.all()).map(({ task_id }) => task_id))
  }

  refresh(): Promise<void> {
    return this.#otherTabs.refresh()
  }

  #isOurs({ account }: SyncTask): boolean {
    return account === GUEST || account === this.#options.identity.account
  }

  get #mayLead(): boolean {
    return this.#started && this.#options.leadership.leads
  }

  async #release(task: SyncTask): Promise<void> {
    const { storage } = this.#options
    // Another tab may have removed it.
    if (!(await storage.changeFrom([task.state], task.task_id, released))) return
    this.#tasks.known.put(released(task))
    void this.#sender.drain(laneOf(task))
  }

  /** This tab leads now, or another account is signed in: what is stored may have changed. */
  async #takeOver(): Promise<void> {
    if (!this.#mayLead) return
    await this.#tasks.refresh()
    await this.#continue()
  }

  /** Delivers stored answers that no listener has taken, then sends. */
  async #continue(): Promise<void> {
    if (!this.#mayLead) return
    for (const task of this.#tasks.known.all)
      if (task.transmited && !task.acknowledged && this.#isOurs(task)) await this.#answers.deliver(task)
    this.#resume()
  }

  /** Sends what may be sent; listeners hear again of what may not. */
  #resume(): void {
    this.#tasks.known.clearHolds(this.#options.connectivity.online)
    for (const task of this.onHold) this.#answers.hold(task, 'on-hold')
    for (const task of this.unsure) this.#answers.hold(task, 'unsure')
    this.#sender.resume()
  }
}
