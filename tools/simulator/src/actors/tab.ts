import type { CartItem } from '@vitrin/cart-sync'
import { reaction } from 'mobx'
import type { Oracle } from '../oracle/oracle'
import type { Asker } from '../oracle/open-requests'
import type { Device } from '../world/device'
import { Generation } from '../world/generation'
import type { Wire } from '../world/wire'
import type { World } from '../world/world'
import { openPage, type Page } from './page'
import { lineName, readScreen } from './read-screen'

export interface TabOptions {
  readonly name: string
  readonly device: Device
  readonly world: World
  readonly wire: Wire
  readonly oracle: Oracle
  readonly everyTabLeads: boolean
}

/** A browser tab: its pages live one after the other on the same device. */
export class Tab {
  readonly name: string
  readonly device: Device
  readonly #options: TabOptions
  #generation: Generation | undefined
  #lives = 0
  /** Set once the page is shown. */
  page: Page | undefined
  /** By message: the line that its button puts back. */
  readonly undoable = new Map<string, CartItem>()

  constructor(options: TabOptions) {
    this.#options = options
    this.name = options.name
    this.device = options.device
  }

  get isOpen(): boolean {
    return this.#generation !== undefined
  }

  get lives(): number {
    return this.#lives
  }

  get asker(): Asker {
    return { device: this.device.name, tab: this.name, generation: this.#generation?.name ?? '' }
  }

  /** The owner of the cart that it shows. */
  get owner(): string {
    return this.#options.oracle.ownerAt(this.device.name)
  }

  beginStep(step: string): void {
    if (this.#generation) this.#generation.step = step
  }

  open(): void {
    if (this.#generation) return
    const { world, device, wire, everyTabLeads } = this.#options
    this.#lives += 1
    const generation: Generation = new Generation({
      world,
      device,
      actor: this.name,
      name: `${device.name}-${this.name}-${this.#lives}`.replaceAll(' ', ''),
      die: (how) => this.#die(generation, how),
    })
    this.#generation = generation
    world.trace.record(this.name, 'opens')
    void this.#show(generation, openPage(generation, { device, wire, everyTabLeads }))
  }

  /** A page that dies while it opens is never shown. */
  async #show(generation: Generation, opening: Promise<Page>): Promise<void> {
    const { world, device, oracle } = this.#options
    try {
      this.page = await opening
      const { shopper } = this.page
      shopper.cart.events.subscribe((event) => {
        if (event.type === 'item-removed') this.#rememberUndo(event.item)
        if (event.type !== 'rejected') return
        const line = lineName(event.item)
        world.trace.record(this.name, `is told that the host refused ${line}: it is ×${event.qty}`)
        oracle.cart(this.owner).cameBack(this.asker, line, event.qty)
      })
      shopper.queue.subscribe('orders', {
        onAnswer: ({ task_id, code }) =>
          oracle.answerDelivered(generation.name, `${task_id}${code === 200 ? '' : ', refused,'}`),
      })
      reaction(
        () => readScreen(shopper),
        (screen) => oracle.shown(this.name, device.name, screen),
        { fireImmediately: true, onError: (error) => world.violated('threw', String(error)) },
      )
    } catch (error) {
      world.violated('threw', `The page did not open: ${String(error)}`)
    }
  }

  /** Remembers the line that the message about a removal restores. Equal messages are shown once. */
  #rememberUndo(item: CartItem): void {
    const message = this.page?.storefront.ui.notifications.list.findLast(
      ({ action1 }) => action1?.label === 'cart.undo',
    )
    if (message && !this.undoable.has(message.id)) this.undoable.set(message.id, item)
  }

  /** Ends the page at once and opens it again. */
  reload(): void {
    this.#generation?.die('reloads')
  }

  /** Stops its shop first, as an ordinary navigation does. */
  leave(): void {
    this.page?.stop()
    this.#generation?.die('is left')
  }

  close(): void {
    this.#generation?.die('closes')
  }

  #die(generation: Generation, how: string): void {
    if (!generation.alive) return
    const { world, device, oracle } = this.#options
    generation.alive = false
    world.trace.record(this.name, how)
    this.#generation = undefined
    this.page = undefined
    this.undoable.clear()
    device.forget(generation)
    oracle.died(this.name, generation.name)
    if (how === 'closes') return
    const draw = world.faults.draw(`${this.name}/again/${this.#lives}`)
    world.after(how === 'dies' ? draw.within('dies', 100, 5_000) : draw.within('again', 50, 500), undefined, () =>
      this.open(),
    )
  }
}
