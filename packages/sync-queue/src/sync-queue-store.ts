import {
  EventChannel,
  type AnswerListener,
  type Cancel,
  type Clock,
  type Connectivity,
  type HoldReason,
  type Logger,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type OutboxTask,
} from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import type { Identity, Leadership, TaskChange, TaskStorage, TaskTransport } from './ports'
import type { QueueEvent } from './queue-event'
import { ScopedListeners } from './scoped-listeners'
import { DEFAULT_SYNC_QUEUE_CONFIG, type SyncQueueConfig } from './sync-queue-config'
import { GUEST, laneOf, newTask, type SyncTask } from './sync-task'
import { TaskBook } from './task-book'
import { TaskSender } from './task-sender'

export interface SyncQueueOptions {
  readonly storage: TaskStorage
  readonly transport: TaskTransport
  readonly identity: Identity
  readonly connectivity: Connectivity
  readonly leadership: Leadership
  readonly clock: Clock
  readonly logger: Logger
  readonly config?: SyncQueueConfig
}

/**
 * A durable outbox: first in, first out within a lane (a scope of one account), one task of a lane on its way at a time.
 * Of all tabs the leader sends; every tab tells its own listeners the final answer.
 */
export class SyncQueueStore implements Outbox {
  readonly events = new EventChannel<QueueEvent>()
  readonly #storage: TaskStorage
  readonly #identity: Identity
  readonly #connectivity: Connectivity
  readonly #leadership: Leadership
  readonly #clock: Clock
  readonly #logger: Logger
  readonly #book = new TaskBook()
  readonly #sender: TaskSender
  readonly #answerListeners = new ScopedListeners<AnswerListener>()
  readonly #holdListeners = new ScopedListeners<(hold: OutboxHold) => void>()
  /** By task and kind of answer: its way to the listeners of this page. */
  readonly #told = new Map<string, Promise<boolean>>()
  /** One after another, as they came. */
  #news = Promise.resolve()
  #started = false

  constructor({
    storage,
    transport,
    identity,
    connectivity,
    leadership,
    clock,
    logger,
    config = DEFAULT_SYNC_QUEUE_CONFIG,
  }: SyncQueueOptions) {
    this.#storage = storage
    this.#identity = identity
    this.#connectivity = connectivity
    this.#leadership = leadership
    this.#clock = clock
    this.#logger = logger
    this.#sender = new TaskSender({
      book: this.#book,
      transport,
      identity,
      connectivity,
      clock,
      logger,
      config,
      mayLead: () => this.#mayLead,
      changed: (task) => this.#store(task),
      answered: (task) => this.#finish(task),
      held: (task, reason) => this.#hold(task, reason),
    })
    makeAutoObservable(this, { events: false }, { autoBind: true })
  }

  /** What guests and the account that is signed in asked for; of others nobody sees anything (decisions.md 9). */
  get tasks(): readonly SyncTask[] {
    return this.#book.all.filter((task) => this.#isOurs(task))
  }

  get waiting(): readonly SyncTask[] {
    return this.tasks.filter(({ state, transmited }) => state === 'waiting' && !transmited)
  }

  /** Why tasks are where they are, as far as this tab has tried or seen it tried. */
  get holds(): ReadonlyMap<string, HoldReason> {
    return this.#book.holds
  }

  /** What is sent when the shopper says so (R4.38). */
  get keptBack(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'kept-back')
  }

  /** What the shopper may send again or discard. */
  get failed(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'failed')
  }

  /** What the host said no to and somebody wants to see (decisions.md 9). */
  get refused(): readonly SyncTask[] {
    return this.tasks.filter(({ state }) => state === 'refused')
  }

  /** Reads what is stored, gives failed tasks another try and begins to send. Returns the stop function. */
  async start(): Promise<Cancel> {
    const stops = [
      this.#storage.onChange((change) => {
        this.#news = this.#news.then(() => this.#changedElsewhere(change))
      }),
    ]
    await this.#read()
    this.#started = true
    for (const task of this.#book.all)
      if (task.state === 'failed') await this.#store({ ...task, state: 'waiting', attempts: 0 })
    stops.push(
      this.#connectivity.subscribe(() => this.#resume()),
      this.#identity.subscribe(() => void this.#takeUp()),
      this.#leadership.subscribe(() => void this.#takeUp()),
    )
    await this.#goOn()
    return () => {
      this.#started = false
      for (const stop of stops) stop()
      this.#sender.stop()
    }
  }

  async enqueue(asked: OutboxTask): Promise<void> {
    if (this.#book.find(asked.task_id)) return
    const task = await this.#storage.add(newTask(asked, this.#clock.now()))
    if (this.#book.find(asked.task_id)) return
    await this.#enter(task)
    const lane = laneOf(task)
    const reason = task.state === 'kept-back' ? 'kept-back' : this.#sender.heldBy(lane)
    if (reason) this.#hold(task, reason)
    else void this.#sender.drain(lane)
  }

  onAnswer(scope: string, listener: AnswerListener): Cancel {
    return this.#answerListeners.add(scope, listener)
  }

  onHold(scope: string, listener: (hold: OutboxHold) => void): Cancel {
    return this.#holdListeners.add(scope, listener)
  }

  async retry(task_id: string): Promise<void> {
    const task = [...this.waiting, ...this.failed].find((candidate) => candidate.task_id === task_id)
    if (!task) return
    if (task.state === 'failed') await this.#store({ ...task, state: 'waiting', attempts: 0 })
    this.#sender.hurry(laneOf(task))
  }

  async release(task_id: string): Promise<void> {
    const task = this.keptBack.find((candidate) => candidate.task_id === task_id)
    // Another tab may have taken it back.
    if (!task || !(await this.#storage.changeFrom(['kept-back'], task_id, released))) return
    this.#book.put(released(task))
    void this.#sender.drain(laneOf(task))
  }

  async withdraw(task_id: string): Promise<boolean> {
    const isTaken = await this.#storage.changeFrom(['kept-back', 'refused'], task_id, () => undefined)
    if (isTaken) this.#book.remove(task_id)
    return isTaken
  }

  async known(): Promise<ReadonlySet<string>> {
    return new Set((await this.#storage.all()).map(({ task_id }) => task_id))
  }

  async lookAgain(): Promise<void> {
    const open = this.#book.all.filter(({ transmited }) => !transmited)
    await this.#read()
    for (const { task_id } of open) {
      const task = this.#book.find(task_id)
      if (task?.transmited && this.#isOurs(task)) await this.#inform(task)
    }
  }

  async discard(task_id: string): Promise<void> {
    const task = this.#book.find(task_id)
    if (task && !this.#sender.isOnItsWay(task)) await this.#forget(task_id)
  }

  drop(task_id: string): Promise<void> {
    return this.#forget(task_id)
  }

  #isOurs({ account }: SyncTask): boolean {
    return account === GUEST || account === this.#identity.account
  }

  /** What cannot be read now is sent by a later start; what is asked for meanwhile goes on. */
  async #read(): Promise<void> {
    // What comes meanwhile is not among what is read.
    const known = this.#book.all
    const stored = await this.#stored()
    if (!stored) return
    const kept = new Set(stored.map(({ task_id }) => task_id))
    for (const { task_id } of known) if (!kept.has(task_id)) this.#book.remove(task_id)
    for (const task of stored) this.#book.put(task)
  }

  async #stored(): Promise<readonly SyncTask[] | undefined> {
    try {
      return await this.#storage.all()
    } catch (error) {
      this.#logger.error('The stored tasks could not be read', error)
      return undefined
    }
  }

  /**
   * Behind all that was asked for before it, in whichever tab: sent after a later one, it would undo that. Messages of other
   * tabs may be late, so what is stored counts; a task that is no longer there is done with.
   */
  async #enter(task: SyncTask): Promise<void> {
    const known = new Set(this.#book.all.map(({ task_id }) => task_id))
    const stored = (await this.#stored()) ?? [task]
    for (const waiting of stored)
      if (waiting.sequence <= task.sequence && !known.has(waiting.task_id)) this.#book.put(waiting)
  }

  /** Another tab led, or another account was here: what is stored counts. */
  async #takeUp(): Promise<void> {
    if (!this.#mayLead) return
    await this.#read()
    await this.#goOn()
  }

  /** Answers that nobody heard are told, and what waits is sent. */
  async #goOn(): Promise<void> {
    if (!this.#mayLead) return
    for (const task of this.#book.all)
      if (task.transmited && !task.acknowledged && this.#isOurs(task)) await this.#tell(task)
    this.#resume()
  }

  async #changedElsewhere(change: TaskChange): Promise<void> {
    if ('removed' in change) return this.#book.remove(change.removed)
    const { task } = change
    const wasOpen = !this.#book.find(task.task_id)?.transmited
    if (task.transmited || this.#book.find(task.task_id)) this.#book.put(task)
    else await this.#enter(task)
    // The leader keeps the answer until its own listeners have settled; here nobody waits for ours.
    if (task.transmited && wasOpen && this.#isOurs(task)) void this.#inform(task)
    else void this.#sender.drain(laneOf(task))
  }

  /** What is still held is told anew. */
  #resume(): void {
    this.#book.releaseAll()
    for (const task of this.keptBack) this.#hold(task, 'kept-back')
    this.#sender.resume()
  }

  get #mayLead(): boolean {
    return this.#started && this.#leadership.leads
  }

  /** Stored before it is told, so that a page that dies in between tells it at its next start. */
  async #finish(task: SyncTask): Promise<void> {
    if (!this.#book.find(task.task_id)) return
    await this.#store(task)
    if (task.supersedes && task.code === 200) await this.#dropFailedBefore(task)
    await this.#tell(task)
  }

  /** Sent again at a later start, what failed would undo what was asked for after it. */
  async #dropFailedBefore(task: SyncTask): Promise<void> {
    for (const earlier of this.#book.all) {
      if (earlier.state === 'failed' && laneOf(earlier) === laneOf(task) && earlier.sequence < task.sequence)
        await this.#forget(earlier.task_id)
    }
  }

  async #tell(task: SyncTask): Promise<void> {
    const { task_id, code } = task
    if (!(await this.#inform(task))) return
    // Whoever was told may have discarded it.
    if (!this.#book.find(task_id)) return
    if (code !== 200 && task.keep_refused) return this.#store({ ...task, acknowledged: true, state: 'refused' })
    if (task.is_result_cacheable) return this.#store({ ...task, acknowledged: true })
    await this.#forget(task_id)
  }

  /**
   * True when everybody took it. A page is told once, whoever sent the task and whoever leads by then. Where two tabs
   * sent it, what one of them was refused may yet be done for the other: that is told as well.
   */
  #inform(task: SyncTask): Promise<boolean> {
    const answer = `${task.task_id} ${task.code === 200 ? 'done' : 'refused'}`
    const told = this.#told.get(answer) ?? this.#tellListeners(task)
    this.#told.set(answer, told)
    return told
  }

  async #tellListeners(task: SyncTask): Promise<boolean> {
    const { task_id, account, product_sku, payload, code = 0, result, meta, reason, fields } = task
    const answer: OutboxAnswer = { task_id, account, product_sku, payload, code, result, meta, reason, fields }
    const told = await Promise.allSettled(
      this.#answerListeners.of(task.scope).map(async (listener) => listener(answer)),
    )
    const deaf = told.filter((outcome) => outcome.status === 'rejected')
    if (deaf.length > 0)
      this.#logger.error(
        `The answer to ${task_id} was not taken`,
        deaf.map(({ reason: fault }) => fault as unknown),
      )
    if (code !== 200) this.events.emit({ type: 'refused', task })
    return deaf.length === 0
  }

  /**
   * A device that cannot store goes on with what this page knows: the host knows each task by its key.
   * One that was dropped on its way stays so.
   */
  async #store(task: SyncTask): Promise<void> {
    if (!this.#book.find(task.task_id)) return
    this.#book.put(task)
    try {
      await this.#storage.update(task)
    } catch (error) {
      this.#logger.error(`The task ${task.task_id} could not be stored`, error)
    }
  }

  /** One that cannot be removed is told again at the next start, which changes nothing twice. */
  async #forget(task_id: string): Promise<void> {
    this.#book.remove(task_id)
    try {
      await this.#storage.remove(task_id)
    } catch (error) {
      this.#logger.error(`The task ${task_id} could not be removed`, error)
    }
  }

  #hold({ task_id, scope }: SyncTask, reason: HoldReason): void {
    this.#book.hold(task_id, reason)
    for (const listener of this.#holdListeners.of(scope)) listener({ task_id, reason })
  }
}

function released(task: SyncTask): SyncTask {
  return { ...task, state: 'waiting' }
}
