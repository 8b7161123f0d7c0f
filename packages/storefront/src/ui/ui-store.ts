import { makeAutoObservable, observableRef } from 'mobx'
import { LayerStack } from './layer-stack'
import { NotificationStore, type NotificationOptions } from './notification-store'

/** Panels slide over the page. */
export type PanelId = 'microcart' | 'search' | 'menu' | 'outbox'

/** Modals cover the page (R2.28). */
export type ModalId =
  | 'review'
  | 'authentication'
  | 'size-guide'
  | 'terms'
  | 'feature-not-implemented'
  | 'newsletter'
  | 'offline-order'
  | 'languages'

/** A question that must be answered before the page goes on. */
export interface Confirmation {
  readonly id: 'remove-from-cart' | 'discard-task'
  readonly subject: string
  /** Settles when the change is made and stored. */
  readonly confirm: () => Promise<void>
}

/** A newer build of the shop that is ready on this device. */
export interface Update {
  /** Reloads the page with the new build. `false` means that a tab is in checkout and the build waits. */
  readonly accept: () => Promise<boolean>
}

/** The browser's offer to install the shop as an app. */
export interface Install {
  /** Opens the browser's own question. It can be opened once. */
  readonly accept: () => Promise<void>
}

export class UiStore {
  readonly notifications: NotificationStore
  /** All that covers the page, also what the theme opens itself. */
  readonly layers = new LayerStack()
  panel: PanelId | undefined = undefined
  /** A panel that is mounted though it may be closed, so that its code and data are there before it opens. */
  mountedPanel: PanelId | undefined = undefined
  /** What the shopper typed into the open panel. The entry of the panel in the browser's history keeps it. */
  panelText = ''
  modal: ModalId | undefined = undefined
  /** The address that opens after the sign-in (contract §15.2). */
  afterSignIn: string | undefined = undefined
  confirmation: Confirmation | undefined = undefined
  isConfirming = false
  update: Update | undefined = undefined
  install: Install | undefined = undefined
  /**
   * The code of this page is no longer on the server, or a newer build is active. The next page is loaded as a whole.
   */
  isOutdated = false
  /** Whether the shop's server can be reached. */
  online = true
  /** Whether the device has a network. It may have one while the shop's server does not answer. */
  hasNetwork = true

  constructor(options: NotificationOptions) {
    this.notifications = new NotificationStore(options)
    makeAutoObservable(
      this,
      {
        notifications: false,
        layers: false,
        confirmation: observableRef,
        update: observableRef,
        install: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Whether a panel is open (R2.30). */
  get overlay(): boolean {
    return this.panel !== undefined
  }

  openPanel(panel: PanelId, text = ''): void {
    this.panel = panel
    this.panelText = text
  }

  typeInPanel(text: string): void {
    this.panelText = text
    this.layers.changed()
  }

  closePanel(): void {
    this.panel = undefined
  }

  /** Closes the panel for another page. Back from that page opens the panel again. */
  leavePanel(): void {
    this.layers.keepsEntries = true
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

  /** `true` makes the change. The question closes when the change is stored, so that a reload cannot undo it. */
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

  setOnline(online: boolean, hasNetwork = online): void {
    this.online = online
    this.hasNetwork = hasNetwork
  }
}
