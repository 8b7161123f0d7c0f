import type { HoldReason } from '@vitrin/kernel'
import { makeAutoObservable, observable } from 'mobx'
import { laneOf, type SyncTask } from './sync-task'

interface Lane {
  readonly tasks: Map<string, SyncTask>
  /** Ids in the order of sending. Those before `next`, or no longer in `tasks`, are done. */
  order: string[]
  next: number
}

/** The tasks that this tab knows: by id, in the order of each lane, and why they are not sent. */
export class KnownTasks {
  readonly #tasks = observable.map<string, SyncTask>([], { deep: false })
  readonly #holds = observable.map<string, HoldReason>()
  readonly #lanes = new Map<string, Lane>()

  constructor() {
    makeAutoObservable(this, { find: false, lanes: false, head: false, waitingIn: false }, { autoBind: true })
  }

  get all(): readonly SyncTask[] {
    return [...this.#tasks.values()].sort((a, b) => a.sequence - b.sequence)
  }

  get holds(): ReadonlyMap<string, HoldReason> {
    return this.#holds
  }

  hold(task_id: string, reason: HoldReason): void {
    // A task that was sent may have arrived: without a network it still waits for the answer.
    if (reason !== 'offline' || this.#holds.get(task_id) !== 'no-answer') this.#holds.set(task_id, reason)
  }

  /** Before the tasks are tried again. Without a network none is sent, and those that were sent wait on. */
  clearHolds(online: boolean): void {
    for (const [task_id, reason] of this.#holds) if (online || reason !== 'no-answer') this.#holds.delete(task_id)
  }

  find(task_id: string): SyncTask | undefined {
    return this.#tasks.get(task_id)
  }

  /** Lanes with waiting tasks. */
  lanes(): readonly string[] {
    return [...this.#lanes].filter(([, { tasks }]) => tasks.size > 0).map(([lane]) => lane)
  }

  head(name: string): SyncTask | undefined {
    const lane = this.#lanes.get(name)
    if (!lane) return undefined
    while (lane.next < lane.order.length && !lane.tasks.has(lane.order[lane.next]!)) lane.next += 1
    return lane.tasks.get(lane.order[lane.next] ?? '')
  }

  waitingIn(name: string): readonly SyncTask[] {
    const lane = this.#lanes.get(name)
    return lane ? lane.order.slice(lane.next).flatMap((task_id) => lane.tasks.get(task_id) ?? []) : []
  }

  put(task: SyncTask): void {
    this.#tasks.set(task.task_id, task)
    this.#holds.delete(task.task_id)
    const lane = this.#laneOf(task)
    if (task.state === 'waiting' && !task.transmited) enter(lane, task)
    else lane.tasks.delete(task.task_id)
  }

  remove(task_id: string): void {
    const task = this.#tasks.get(task_id)
    if (!task) return
    this.#tasks.delete(task_id)
    this.#holds.delete(task_id)
    this.#laneOf(task).tasks.delete(task_id)
  }

  #laneOf(task: SyncTask): Lane {
    const name = laneOf(task)
    const lane = this.#lanes.get(name) ?? { tasks: new Map<string, SyncTask>(), order: [], next: 0 }
    this.#lanes.set(name, lane)
    return lane
  }
}

/** Most tasks become the lane's last; one that is tried again goes back to its place. */
function enter(lane: Lane, task: SyncTask): void {
  const isKnown = lane.tasks.has(task.task_id)
  lane.tasks.set(task.task_id, task)
  if (isKnown) return
  const rest = lane.order.slice(-1).filter((task_id) => task_id !== task.task_id && lane.next < lane.order.length)
  const isLast = rest.every((task_id) => (lane.tasks.get(task_id)?.sequence ?? Infinity) <= task.sequence)
  if (isLast && rest.length > 0) lane.order.push(task.task_id)
  else {
    lane.order = [...lane.tasks.values()].sort((a, b) => a.sequence - b.sequence).map(({ task_id }) => task_id)
    lane.next = 0
  }
}
