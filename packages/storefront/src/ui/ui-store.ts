import { makeAutoObservable, observableRef } from 'mobx'
import { NotificationStore, type NotificationOptions } from './notification-store'

/** Panels slide over the page; the list grows with the issues that need one. */
export type PanelId = 'microcart' | 'search' | 'menu'

/** Modals stand over the page; the list grows with the issues that need one (R2.28). */
export type ModalId = 'review' | 'authentication'

/** A question that must be answered before the page goes on. */
export interface Confirmation {
  readonly id: 'remove-from-cart'
  readonly subject: string
  /** Settles when what was asked is done and stored. */
  readonly confirm: () => Promise<void>
}

export class UiStore {
  readonly notifications: NotificationStore
  panel: PanelId | undefined = undefined
  modal: ModalId | undefined = undefined
  confirmation: Confirmation | undefined = undefined
  isConfirming = false

  constructor(options: NotificationOptions) {
    this.notifications = new NotificationStore(options)
    makeAutoObservable(this, { notifications: false, confirmation: observableRef }, { autoBind: true })
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

  openModal(modal: ModalId): void {
    this.modal = modal
  }

  closeModal(): void {
    this.modal = undefined
  }

  ask(confirmation: Confirmation): void {
    this.confirmation = confirmation
  }

  /** `true` does what was asked; the question closes when that is done, so that no reload brings back what it said is gone. */
  async answer(yes: boolean): Promise<void> {
    if (this.isConfirming) return
    this.confirmingChanged(yes)
    try {
      if (yes) await this.confirmation?.confirm()
    } finally {
      this.confirmingChanged(false)
      this.closeQuestion()
    }
  }

  confirmingChanged(isConfirming: boolean): void {
    this.isConfirming = isConfirming
  }

  closeQuestion(): void {
    this.confirmation = undefined
  }
}
