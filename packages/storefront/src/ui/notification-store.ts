import type { MessageKey, MessageRef } from '@vitrin/i18n'
import type { Cancel, Clock, IdGenerator } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

type NotificationType = 'success' | 'info' | 'warning' | 'error'

interface NotificationAction {
  readonly label: MessageKey
  /** A path inside the shop. */
  readonly to?: string
  /** What the button does besides closing the notification. */
  readonly run?: () => void
}

/** A notification (R3.11). `timeToLive` is in milliseconds. */
export interface Notification {
  readonly id: string
  readonly type: NotificationType
  readonly message: MessageRef
  readonly action1?: NotificationAction
  readonly action2?: NotificationAction
  readonly timeToLive: number
  readonly hasNoTimeout: boolean
}

export type NewNotification = Pick<Notification, 'type' | 'message'> &
  Partial<Omit<Notification, 'id' | 'type' | 'message'>>

/** Specification §9 (R9.13). */
const NOTIFICATION_TIME_TO_LIVE_MS = 5000

export interface NotificationOptions {
  readonly clock: Clock
  readonly ids: IdGenerator
}

export class NotificationStore {
  readonly #clock: Clock
  readonly #ids: IdGenerator
  readonly #timers = new Map<string, Cancel>()
  list: readonly Notification[] = []

  constructor({ clock, ids }: NotificationOptions) {
    this.#clock = clock
    this.#ids = ids
    makeAutoObservable(this, { list: observableRef }, { autoBind: true })
  }

  /** Ignores a message that is the same as the one before it (R4.43). */
  show(notification: NewNotification): void {
    const last = this.list.at(-1)
    if (last && sameMessage(last.message, notification.message)) return
    const shown: Notification = {
      timeToLive: NOTIFICATION_TIME_TO_LIVE_MS,
      hasNoTimeout: false,
      ...notification,
      id: this.#ids.next(),
    }
    this.list = [...this.list, shown]
    this.#startTimer(shown)
  }

  dismiss(id: string): void {
    this.hold(id)
    this.list = this.list.filter((notification) => notification.id !== id)
  }

  /** Stops the timer while the shopper reads, with the pointer over the notification or the focus in it. */
  hold(id: string): void {
    this.#timers.get(id)?.()
    this.#timers.delete(id)
  }

  release(id: string): void {
    const notification = this.list.find((candidate) => candidate.id === id)
    if (notification) this.#startTimer(notification)
  }

  #startTimer({ id, hasNoTimeout, timeToLive }: Notification): void {
    this.hold(id)
    if (!hasNoTimeout)
      this.#timers.set(
        id,
        this.#clock.after(timeToLive, () => this.dismiss(id)),
      )
  }
}

function sameMessage(a: MessageRef, b: MessageRef): boolean {
  return a.key === b.key && JSON.stringify(a.values ?? {}) === JSON.stringify(b.values ?? {})
}
