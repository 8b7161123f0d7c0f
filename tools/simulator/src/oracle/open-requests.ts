import type { Effect, PossibleValues } from './possible-values'

/** The page that made a request. */
export interface Asker {
  readonly device: string
  readonly tab: string
  readonly generation: string
}

/** A request of the shopper, until the screen shows its result. */
export interface Intent {
  /** The screen showed it. */
  done(): void
  /** The screen showed a refusal. */
  refused(): void
  /** It failed, and may have been done or not. */
  unknown(): void
  /** It was done by a later page, without being shown. */
  happened(): void
}

export interface RequestedChange<Value extends string | number> {
  /** The line that it changes; absent for the coupon. */
  readonly name?: string
  readonly values: PossibleValues<Value>
  readonly change: Effect<Value>['change']
}

/** An intent that may have moved to another cart meanwhile. */
export function forwarded(current: () => Intent): Intent {
  return {
    done: () => current().done(),
    refused: () => current().refused(),
    unknown: () => current().unknown(),
    happened: () => current().happened(),
  }
}

export type RequestKind = 'line' | 'coupon' | 'order' | 'refusal'

export interface OpenRequest<Cart> {
  readonly kind: RequestKind
  /** The lines, or the coupon, that it changes. */
  readonly about: readonly unknown[]
  readonly asker: Asker
  /** It has happened, or never will. */
  readonly decide: () => void
  /** It has not happened yet. `moveTo` then makes it a request of another cart. */
  readonly putOff: () => void
  readonly moveTo: (cart: Cart) => void
  /** Its page died, or no longer waits for it. */
  isCut: boolean
  /** Shown, but perhaps not stored. */
  isDoubtful: boolean
}

/** The requests of one cart whose results are not known yet. */
export class OpenRequests<Cart> {
  readonly #open = new Set<OpenRequest<Cart>>()

  add(request: OpenRequest<Cart>): void {
    this.#open.add(request)
  }

  delete(request: OpenRequest<Cart>): void {
    this.#open.delete(request)
  }

  /** Orders whose pages still wait for an answer. */
  get pendingOrders(): readonly OpenRequest<Cart>[] {
    return [...this.#open].filter(({ kind, isCut }) => kind === 'order' && !isCut)
  }

  isSettled(values: unknown): boolean {
    return [...this.#open].every((open) => open.about.every((about) => about !== values))
  }

  /** Whether no open request changes this line first. */
  isAlone(values: unknown): boolean {
    return [...this.#open].every((open) => open.about[0] !== values)
  }

  settleAll(): void {
    for (const open of this.#open) open.decide()
  }

  settleRefusals(generation: string, values: unknown): void {
    for (const open of this.#open)
      if (open.kind === 'refusal' && open.asker.generation === generation && open.about[0] === values) open.decide()
  }

  /** A device works in order: a cut request happens before the next one of its kind, or never. Orders resume. */
  settleCut(kind: RequestKind, { device }: Asker): void {
    for (const open of this.#open)
      if (
        open.isCut &&
        kind !== 'order' &&
        (open.kind === kind || open.kind === 'refusal') &&
        open.asker.device === device
      )
        open.decide()
  }

  /** A device that cannot store keeps a change only as long as its page lives. */
  couldNotStore(generation: string): void {
    for (const open of this.#open) if (open.asker.generation === generation) open.isDoubtful = true
  }

  died(generation: string): void {
    for (const open of this.#open) if (open.asker.generation === generation) open.isCut = true
  }
}
