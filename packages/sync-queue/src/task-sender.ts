import { GUEST, TransportError, type Clock, type Connectivity, type HoldReason, type Logger } from '@vitrin/kernel'
import { LanePauses } from './lane-pauses'
import { outcomeOf } from './outcome-of'
import type { Identity, TaskTransport } from './ports'
import type { SyncQueueConfig } from './sync-queue-config'
import { laneOf, notBegun, transmitted, type SyncTask, type TaskAnswer } from './sync-task'
import type { KnownTasks } from './known-tasks'

export interface TaskSenderOptions {
  /** Of this tab. */
  readonly tasks: KnownTasks
  readonly transport: TaskTransport
  readonly identity: Identity
  readonly connectivity: Pick<Connectivity, 'online'>
  readonly clock: Clock
  readonly logger: Logger
  readonly config: SyncQueueConfig
  /** Whether this tab is the one that sends. */
  readonly mayLead: () => boolean
  readonly changed: (task: SyncTask) => Promise<void>
  readonly answered: (task: SyncTask) => Promise<void>
  readonly held: (task: SyncTask, reason: HoldReason) => void
}

/** Sends waiting tasks, one of a lane at a time, and decides what each answer means (decisions.md 6). */
export class TaskSender {
  readonly #options: TaskSenderOptions
  readonly #pauses: LanePauses
  readonly #sendingLanes = new Set<string>()

  constructor(options: TaskSenderOptions) {
    this.#options = options
    this.#pauses = new LanePauses(options.clock, options.config)
  }

  /** Why the lane's first task cannot be sent now; `undefined`: it can. */
  holdReasonOf(lane: string): HoldReason | undefined {
    const { tasks, identity, connectivity } = this.#options
    const account = tasks.head(lane)?.account ?? GUEST
    if (account !== GUEST && account !== identity.account) return 'needs-sign-in'
    if (!connectivity.online) return 'offline'
    return this.#pauses.reasonOf(lane)
  }

  isSending(task: SyncTask): boolean {
    const lane = laneOf(task)
    return this.#sendingLanes.has(lane) && this.#options.tasks.head(lane)?.task_id === task.task_id
  }

  /** The network is back, the account has changed or this tab leads now. */
  resume(): void {
    for (const lane of this.#options.tasks.lanes()) {
      this.#pauses.endUnanswered(lane)
      void this.drain(lane)
    }
  }

  /** The shopper asked for it: sends without waiting for the end of a pause. */
  retryNow(lane: string): void {
    this.#pauses.end(lane)
    void this.drain(lane)
  }

  stop(): void {
    this.#pauses.endAll()
  }

  /** Sends the lane's tasks one after another until one cannot be sent. */
  async drain(lane: string): Promise<void> {
    const { tasks, mayLead, logger } = this.#options
    if (this.#sendingLanes.has(lane) || !mayLead()) return
    this.#sendingLanes.add(lane)
    try {
      for (let task = tasks.head(lane); task; task = tasks.head(lane)) {
        const reason = this.holdReasonOf(lane)
        if (reason) return this.#holdLane(lane, reason)
        if (!mayLead() || !(await this.#send(task))) return
      }
    } catch (error) {
      logger.error(`The queue of ${lane} stopped`, error)
    } finally {
      this.#sendingLanes.delete(lane)
    }
  }

  /** `true` when the next task of the lane may be sent. */
  async #send(head: SyncTask): Promise<boolean> {
    const { transport, connectivity, logger, mayLead, changed } = this.#options
    // An earlier page sent it and ended before the answer.
    if (head.begun) return this.#unsure(head)
    const task = head.send_once ? { ...head, begun: true } : head
    if (task.begun) await changed(task)
    let answer: TaskAnswer
    try {
      answer = await transport.send(task)
    } catch (error) {
      if (!(error instanceof TransportError)) {
        // The request could not even be made. The next start or the shopper tries again; the lane's other tasks are
        // sent.
        logger.error(`The task ${task.task_id} could not be sent`, error)
        return this.#failed({ ...notBegun(task), attempts: task.attempts + 1 })
      }
      if (task.send_once) return this.#unsure(task)
      // The host may have acted or not. The same key is sent again, which changes nothing twice.
      if (connectivity.online) this.#wait(laneOf(task), 'no-answer')
      else this.#holdLane(laneOf(task), 'offline')
      return false
    }
    // Another tab may lead by now: it sends the task again under its key and delivers that answer.
    return mayLead() && this.#judge(task, answer)
  }

  async #judge(task: SyncTask, answer: TaskAnswer): Promise<boolean> {
    const { clock, answered, changed } = this.#options
    const lane = laneOf(task)
    const outcome = outcomeOf(answer, task.account === GUEST)
    if (task.begun && (outcome === 'retry-later' || outcome === 'needs-sign-in')) await changed(notBegun(task))
    switch (outcome) {
      case 'retry-later':
        this.#wait(lane, 'retry-later', answer.retryAfterMs)
        return false
      case 'needs-sign-in':
        this.#wait(lane, 'needs-sign-in')
        return false
      case 'server-fault':
        return task.send_once ? this.#unsure(task) : this.#faulted(task)
      default:
        this.#pauses.answered(lane)
        await answered(transmitted(task, answer, clock.now()))
        return true
    }
  }

  async #faulted(task: SyncTask): Promise<boolean> {
    const { config, changed } = this.#options
    const attempted = { ...task, attempts: task.attempts + 1 }
    if (attempted.attempts >= config.maxNetworkTaskAttempts) return this.#failed(attempted)
    await changed(attempted)
    this.#wait(laneOf(task), 'server-fault')
    return false
  }

  /** A host that would act again gets the task again only when the shopper asks for it. */
  async #unsure(task: SyncTask): Promise<boolean> {
    const { changed, held } = this.#options
    await changed({ ...task, state: 'unsure' })
    held(task, 'unsure')
    return true
  }

  /** The shopper sees it on the list of failed tasks; the lane's next task may be sent. */
  async #failed(task: SyncTask): Promise<boolean> {
    const { changed, held } = this.#options
    await changed({ ...task, state: 'failed' })
    held(task, 'server-fault')
    return true
  }

  #wait(lane: string, reason: HoldReason, askedMs?: number): void {
    this.#pauses.begin(lane, reason, () => void this.drain(lane), askedMs)
    this.#holdLane(lane, reason)
  }

  /** The tasks behind one that cannot be sent wait with it. */
  #holdLane(lane: string, reason: HoldReason): void {
    const { tasks, held } = this.#options
    for (const task of tasks.waitingIn(lane)) held(task, reason)
  }
}
