import { TransportError, type AnswerListener, type Cancel, type Clock, type Connectivity, type HoldReason, type Logger, type Outbox, type OutboxAnswer, type OutboxHold, type OutboxTask } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { outcomeOf } from './outcome-of'
import type { Leadership, TaskStorage, TaskTransport } from './ports'
import { ScopePauses } from './scope-pauses'
import { ScopedListeners } from './scoped-listeners'
import { DEFAULT_SYNC_QUEUE_CONFIG, type SyncQueueConfig } from './sync-queue-config'
import { newTask, transmitted, type SyncTask, type TaskAnswer } from './sync-task'

export interface SyncQueueOptions {
  readonly storage: TaskStorage
  readonly transport: TaskTransport
  readonly connectivity: Connectivity
  readonly leadership: Leadership
  readonly clock: Clock
  readonly logger: Logger
  readonly config?: SyncQueueConfig
}

/** A durable outbox: first in, first out within a scope, one task of a scope on the way at a time. */
export class SyncQueueStore implements Outbox {
  readonly #storage: TaskStorage
  readonly #transport: TaskTransport
  readonly #connectivity: Connectivity
  readonly #leadership: Leadership
  readonly #clock: Clock
  readonly #logger: Logger
  readonly #config: SyncQueueConfig
  readonly #pauses: ScopePauses
  readonly #answerListeners = new ScopedListeners<AnswerListener>()
  readonly #holdListeners = new ScopedListeners<(hold: OutboxHold) => void>()
  readonly #sendingScopes = new Set<string>()
  #started = false
  tasks: readonly SyncTask[] = []

  constructor({ storage, transport, connectivity, leadership, clock, logger, config = DEFAULT_SYNC_QUEUE_CONFIG }: SyncQueueOptions) {
    this.#storage = storage
    this.#transport = transport
    this.#connectivity = connectivity
    this.#leadership = leadership
    this.#clock = clock
    this.#logger = logger
    this.#config = config
    this.#pauses = new ScopePauses(clock, config)
    makeAutoObservable(this, { tasks: observableRef }, { autoBind: true })
  }

  get waiting(): readonly SyncTask[] {
    return this.tasks.filter(({ state, transmited }) => state === 'waiting' && !transmited)
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
    const stored = await this.#read()
    this.loaded([...stored].sort((a, b) => a.sequence - b.sequence))
    this.#started = true
    for (const task of this.tasks) {
      // The answer came, but the page died before anybody was told.
      if (task.transmited && !task.acknowledged) await this.#tell(task)
      else if (task.state === 'failed') await this.#store({ ...task, state: 'waiting', attempts: 0 })
    }
    const stops = [this.#connectivity.subscribe(() => this.#resume()), this.#leadership.subscribe(() => this.#resume())]
    this.#resume()
    return () => {
      this.#started = false
      for (const stop of stops) stop()
      this.#pauses.endAll()
    }
  }

  async enqueue(asked: OutboxTask): Promise<void> {
    if (this.tasks.some(({ task_id }) => task_id === asked.task_id)) return
    const sequence = Math.max(0, ...this.tasks.map((task) => task.sequence)) + 1
    const task = newTask(asked, sequence, this.#clock.now())
    // Known at once, so that a second call with this id changes nothing while the first is being stored.
    this.changed(task)
    try {
      await this.#storage.put(task)
    } catch (error) {
      this.removed(task.task_id)
      throw error
    }
    void this.#drain(task.scope)
  }

  onAnswer(scope: string, listener: AnswerListener): Cancel {
    return this.#answerListeners.add(scope, listener)
  }

  onHold(scope: string, listener: (hold: OutboxHold) => void): Cancel {
    return this.#holdListeners.add(scope, listener)
  }

  /** The shopper asks for a failed task to be sent again. */
  async retry(task_id: string): Promise<void> {
    const task = this.failed.find((candidate) => candidate.task_id === task_id)
    if (!task) return
    await this.#store({ ...task, state: 'waiting', attempts: 0 })
    this.#pauses.end(task.scope)
    void this.#drain(task.scope)
  }

  async discard(task_id: string): Promise<void> {
    const task = this.tasks.find((candidate) => candidate.task_id === task_id)
    if (!task || (this.#sendingScopes.has(task.scope) && this.#head(task.scope)?.task_id === task_id)) return
    this.removed(task_id)
    await this.#storage.remove(task_id)
  }

  loaded(tasks: readonly SyncTask[]): void {
    // What was enqueued while reading is newer than what was read.
    const known = new Set(this.tasks.map(({ task_id }) => task_id))
    this.tasks = [...tasks.filter(({ task_id }) => !known.has(task_id)), ...this.tasks]
  }

  changed(task: SyncTask): void {
    const known = this.tasks.some(({ task_id }) => task_id === task.task_id)
    this.tasks = known ? this.tasks.map((other) => (other.task_id === task.task_id ? task : other)) : [...this.tasks, task]
  }

  removed(task_id: string): void {
    this.tasks = this.tasks.filter((task) => task.task_id !== task_id)
  }

  #resume(): void {
    for (const scope of new Set(this.waiting.map((task) => task.scope))) {
      // A network that comes back is no reason to ask a host that wants time.
      if (this.#pauses.reasonOf(scope) === 'no-answer') this.#pauses.end(scope)
      void this.#drain(scope)
    }
  }

  /** Sends the scope's tasks one after another until one stays. */
  async #drain(scope: string): Promise<void> {
    if (this.#sendingScopes.has(scope)) return
    const pausedFor = this.#pauses.reasonOf(scope)
    if (pausedFor) return this.#holdAll(scope, pausedFor)
    this.#sendingScopes.add(scope)
    try {
      for (let task = this.#head(scope); task && this.#maySend(task); task = this.#head(scope)) {
        if (!(await this.#send(task))) break
      }
    } catch (error) {
      this.#logger.error(`The queue of ${scope} stopped`, error)
    } finally {
      this.#sendingScopes.delete(scope)
    }
  }

  #head(scope: string): SyncTask | undefined {
    return this.waiting.filter((task) => task.scope === scope).sort((a, b) => a.sequence - b.sequence)[0]
  }

  #maySend(task: SyncTask): boolean {
    if (!this.#started || !this.#leadership.leads) return false
    if (!this.#connectivity.online) {
      this.#holdAll(task.scope, 'offline')
      return false
    }
    return true
  }

  /** True when the task is done with and the next may go. */
  async #send(task: SyncTask): Promise<boolean> {
    let answer: TaskAnswer
    try {
      answer = await this.#transport.send(task)
    } catch (error) {
      if (!(error instanceof TransportError)) {
        // It could not even be sent; the next start or the shopper tries again, and the scope goes on.
        this.#logger.error(`The task ${task.task_id} could not be sent`, error)
        return this.#failed({ ...task, attempts: task.attempts + 1 })
      }
      // Nobody knows whether the host acted: the same key is sent again, which changes nothing twice.
      if (this.#connectivity.online) this.#wait(task.scope, 'no-answer')
      else this.#holdAll(task.scope, 'offline')
      return false
    }
    const outcome = outcomeOf(answer)
    if (outcome === 'retry-later') {
      this.#wait(task.scope, 'retry-later', answer.retryAfterMs)
      return false
    }
    if (outcome === 'server-fault') return this.#faulted(task)
    this.#pauses.answered(task.scope)
    await this.#finish(transmitted(task, answer, this.#clock.now()))
    return true
  }

  async #faulted(task: SyncTask): Promise<boolean> {
    const attempted = { ...task, attempts: task.attempts + 1 }
    if (attempted.attempts >= this.#config.maxNetworkTaskAttempts) return this.#failed(attempted)
    await this.#store(attempted)
    this.#wait(task.scope, 'server-fault')
    return false
  }

  /** On the list that the shopper sees; the scope's next task may go. */
  async #failed(task: SyncTask): Promise<boolean> {
    await this.#store({ ...task, state: 'failed' })
    this.#hold(task.task_id, task.scope, 'server-fault')
    return true
  }

  /** Stored before it is told, so that a page that dies in between tells it at its next start. */
  async #finish(task: SyncTask): Promise<void> {
    await this.#store(task)
    await this.#tell(task)
  }

  async #tell(task: SyncTask): Promise<void> {
    const { task_id, code = 0, result, meta, reason, fields } = task
    const answer: OutboxAnswer = { task_id, code, result, meta, reason, fields }
    const told = await Promise.allSettled(this.#answerListeners.of(task.scope).map(async (listener) => listener(answer)))
    const deaf = told.filter((outcome) => outcome.status === 'rejected')
    if (deaf.length > 0) return this.#logger.error(`The answer to ${task_id} was not taken`, deaf.map(({ reason: fault }) => fault as unknown))
    // Whoever was told may have discarded it.
    if (!this.tasks.some((known) => known.task_id === task_id)) return
    if (code !== 200 && task.keep_refused) return this.#store({ ...task, acknowledged: true, state: 'refused' })
    if (task.is_result_cacheable) return this.#store({ ...task, acknowledged: true })
    this.removed(task_id)
    await this.#storage.remove(task_id)
  }

  /** What cannot be read now is sent by a later start; what is asked for meanwhile goes on. */
  async #read(): Promise<readonly SyncTask[]> {
    try {
      return await this.#storage.all()
    } catch (error) {
      this.#logger.error('The stored tasks could not be read', error)
      return []
    }
  }

  /** A device that cannot store goes on with what this page knows: the host knows each task by its key. */
  async #store(task: SyncTask): Promise<void> {
    this.changed(task)
    try {
      await this.#storage.put(task)
    } catch (error) {
      this.#logger.error(`The task ${task.task_id} could not be stored`, error)
    }
  }

  #hold(task_id: string, scope: string, reason: HoldReason): void {
    for (const listener of this.#holdListeners.of(scope)) listener({ task_id, reason })
  }

  /** What stands behind the task that cannot go waits with it. */
  #holdAll(scope: string, reason: HoldReason): void {
    for (const { task_id, scope: other } of this.waiting) if (other === scope) this.#hold(task_id, scope, reason)
  }

  #wait(scope: string, reason: HoldReason, askedMs?: number): void {
    this.#pauses.begin(scope, reason, () => void this.#drain(scope), askedMs)
    this.#holdAll(scope, reason)
  }
}
