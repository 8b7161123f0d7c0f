import { makeAutoObservable, observableRef } from 'mobx'
import { NotificationStore, type NotificationOptions } from './notification-store'

/** Panels slide over the page; the list grows with the issues that need one. */
export type PanelId = 'microcart' | 'search' | 'menu' | 'outbox'

/** Modals stand over the page; the list grows with the issues that need one (R2.28). */
export type ModalId = 'review' | 'authentication' | 'terms' | 'newsletter' | 'offline-order'

/** A question that must be answered before the page goes on. */
export interface Confirmation {
  readonly id: 'remove-from-cart' | 'discard-task'
  readonly subject: string
  /** Settles when what was asked is done and stored. */
  readonly confirm: () => Promise<void>
}

/** A newer build of the shop waits on this device. */
export interface Update {
  /** `false`: a tab is in checkout, so it goes on waiting. */
  readonly accept: () => Promise<boolean>
}

/** The browser would put the shop among the device's apps. */
export interface Install {
  /** The browser asks the shopper itself; once, whatever the answer. */
  readonly accept: () => Promise<void>
}

export class UiStore {
  readonly notifications: NotificationStore
  panel: PanelId | undefined = undefined
  /** A panel that is mounted though it may be closed, so that its code and data are there before it opens. */
  mountedPanel: PanelId | undefined = undefined
  modal: ModalId | undefined = undefined
  /** Where the shopper was going when a sign-in was asked for; they go on from there (contract §15.2). */
  afterSignIn: string | undefined = undefined
  confirmation: Confirmation | undefined = undefined
  isConfirming = false
  update: Update | undefined = undefined
  install: Install | undefined = undefined
  /** Code that this page would need is gone, or a newer build is in charge: the next page is asked for as a whole. */
  isOutdated = false
  /** Whether the shop can be reached. */
  online = true

  constructor(options: NotificationOptions) {
    this.notifications = new NotificationStore(options)
    makeAutoObservable(
      this,
      { notifications: false, confirmation: observableRef, update: observableRef, install: observableRef },
      { autoBind: true },
    )
  }

  /** On while a panel is open (R2.30). */
  get overlay(): boolean {
    return this.panel !== undefined
  }

  openPanel(panel: PanelId): void {
    this.panel = panel
  }

  closePanel(): void {
    this.panel = undefined
  }

  mountPanel(panel: PanelId | undefined): void {
    this.mountedPanel = panel
  }

  openModal(modal: ModalId, afterSignIn?: string): void {
    this.modal = modal
    this.afterSignIn = afterSignIn
  }

  closeModal(): void {
    this.modal = undefined
    this.afterSignIn = undefined
  }

  ask(confirmation: Confirmation): void {
    this.confirmation = confirmation
  }

  /** `true` does what was asked; the question closes when that is done, so that no reload brings back what it said is gone. */
  async answer(yes: boolean): Promise<void> {
    if (this.isConfirming) return
    this.setConfirming(yes)
    try {
      if (yes) await this.confirmation?.confirm()
    } finally {
      this.setConfirming(false)
      this.closeQuestion()
    }
  }

  private setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming
  }

  private closeQuestion(): void {
    this.confirmation = undefined
  }

  offerUpdate(update: Update | undefined): void {
    this.update = update
  }

  offerInstall(install: Install | undefined): void {
    this.install = install
  }

  markOutdated(): void {
    this.isOutdated = true
  }

  setOnline(online: boolean): void {
    this.online = online
  }
}
