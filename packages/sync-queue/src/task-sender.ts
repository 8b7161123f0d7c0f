import { TransportError, type Clock, type Connectivity, type HoldReason, type Logger } from '@vitrin/kernel'
import { LanePauses } from './lane-pauses'
import { outcomeOf } from './outcome-of'
import type { Identity, TaskTransport } from './ports'
import type { SyncQueueConfig } from './sync-queue-config'
import { GUEST, laneOf, transmitted, type SyncTask, type TaskAnswer } from './sync-task'
import type { TaskBook } from './task-book'

export interface TaskSenderOptions {
  readonly book: TaskBook
  readonly transport: TaskTransport
  readonly identity: Identity
  readonly connectivity: Pick<Connectivity, 'online'>
  readonly clock: Clock
  readonly logger: Logger
  readonly config: SyncQueueConfig
  /** This tab is the one that sends. */
  readonly mayLead: () => boolean
  readonly changed: (task: SyncTask) => Promise<void>
  readonly answered: (task: SyncTask) => Promise<void>
  readonly held: (task: SyncTask, reason: HoldReason) => void
}

/** Sends what waits, one task of a lane at a time, and judges the answers (decisions.md 6). */
export class TaskSender {
  readonly #options: TaskSenderOptions
  readonly #pauses: LanePauses
  readonly #sendingLanes = new Set<string>()

  constructor(options: TaskSenderOptions) {
    this.#options = options
    this.#pauses = new LanePauses(options.clock, options.config)
  }

  /** Why the lane's first task cannot go now. */
  heldBy(lane: string): HoldReason | undefined {
    const { book, identity, connectivity } = this.#options
    const account = book.head(lane)?.account ?? GUEST
    if (account !== GUEST && account !== identity.account) return 'needs-sign-in'
    if (!connectivity.online) return 'offline'
    return this.#pauses.reasonOf(lane)
  }

  isOnItsWay(task: SyncTask): boolean {
    const lane = laneOf(task)
    return this.#sendingLanes.has(lane) && this.#options.book.head(lane)?.task_id === task.task_id
  }

  /** The network, the account or the lead is back. */
  resume(): void {
    for (const lane of this.#options.book.lanes()) {
      this.#pauses.endUnanswered(lane)
      void this.drain(lane)
    }
  }

  /** The shopper wants it now. */
  hurry(lane: string): void {
    this.#pauses.end(lane)
    void this.drain(lane)
  }

  stop(): void {
    this.#pauses.endAll()
  }

  /** Sends the lane's tasks one after another until one stays. */
  async drain(lane: string): Promise<void> {
    const { book, mayLead, logger } = this.#options
    if (this.#sendingLanes.has(lane) || !mayLead()) return
    this.#sendingLanes.add(lane)
    try {
      for (let task = book.head(lane); task; task = book.head(lane)) {
        const reason = this.heldBy(lane)
        if (reason) return this.#holdAll(lane, reason)
        if (!mayLead() || !(await this.#send(task))) return
      }
    } catch (error) {
      logger.error(`The queue of ${lane} stopped`, error)
    } finally {
      this.#sendingLanes.delete(lane)
    }
  }

  /** True when the task is done with and the next may go. */
  async #send(task: SyncTask): Promise<boolean> {
    const { transport, connectivity, logger, mayLead } = this.#options
    let answer: TaskAnswer
    try {
      answer = await transport.send(task)
    } catch (error) {
      if (!(error instanceof TransportError)) {
        // It could not even be sent; the next start or the shopper tries again, and the lane goes on.
        logger.error(`The task ${task.task_id} could not be sent`, error)
        return this.#failed({ ...task, attempts: task.attempts + 1 })
      }
      // Nobody knows whether the host acted: the same key is sent again, which changes nothing twice.
      if (connectivity.online) this.#wait(laneOf(task), 'no-answer')
      else this.#holdAll(laneOf(task), 'offline')
      return false
    }
    // Another tab leads by now: it sends the task again under its key and tells the answer.
    return mayLead() && this.#judge(task, answer)
  }

  async #judge(task: SyncTask, answer: TaskAnswer): Promise<boolean> {
    const { clock, answered } = this.#options
    const lane = laneOf(task)
    switch (outcomeOf(answer, task.account === GUEST)) {
      case 'retry-later':
        this.#wait(lane, 'retry-later', answer.retryAfterMs)
        return false
      case 'needs-sign-in':
        this.#wait(lane, 'needs-sign-in')
        return false
      case 'server-fault':
        return this.#faulted(task)
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

  /** On the list that the shopper sees; the lane's next task may go. */
  async #failed(task: SyncTask): Promise<boolean> {
    const { changed, held } = this.#options
    await changed({ ...task, state: 'failed' })
    held(task, 'server-fault')
    return true
  }

  #wait(lane: string, reason: HoldReason, askedMs?: number): void {
    this.#pauses.begin(lane, reason, () => void this.drain(lane), askedMs)
    this.#holdAll(lane, reason)
  }

  /** What stands behind the task that cannot go waits with it. */
  #holdAll(lane: string, reason: HoldReason): void {
    const { book, held } = this.#options
    for (const task of book.waitingIn(lane)) held(task, reason)
  }
}
