import { HostReports } from './host-reports'
import {
  forwarded,
  OpenRequests,
  type Asker,
  type Intent,
  type OpenRequest,
  type RequestedChange,
  type RequestKind,
} from './open-requests'
import { PossibleValues, sumsOf, type Effect } from './possible-values'
import { UnsentRequests } from './unsent-requests'

/** The contents that one owner's cart may have after all requests: quantities by line, and the coupon. */
export class ExpectedCart {
  readonly #lines = new Map<string, PossibleValues<number>>()
  #coupon = new PossibleValues<string>('')
  readonly requests = new OpenRequests<ExpectedCart>()
  readonly unsent = new UnsentRequests()
  /** The id of the last request for each line. */
  readonly #newest = new Map<unknown, number>()
  readonly reports = new HostReports()
  #next = 1

  get coupon(): PossibleValues<string> {
    return this.#coupon
  }

  /** Adds the pieces and the coupon of the guest's cart, which is empty then. All open requests are settled. */
  joinedBy(guest: ExpectedCart): void {
    this.reports.restart()
    this.requests.settleAll()
    // The pieces of an order that is being placed are added too, and leave the account's cart when it is made.
    const orders = guest.requests.pendingOrders
    for (const { putOff } of orders) putOff()
    guest.requests.settleAll()
    for (const name of new Set([...this.#lines.keys(), ...guest.#lines.keys()])) {
      const brought = [...guest.line(name).values]
      if (brought.some((qty) => qty > 0)) {
        this.reports.brought(name, brought)
        this.unsent.forget(name)
      }
      this.#lines.set(name, sumsOf(this.line(name), guest.line(name)))
      guest.#lines.set(name, new PossibleValues<number>(0))
    }
    const taken = [...guest.coupon.values].filter((code) => code !== '')
    this.#coupon = new PossibleValues<string>(...new Set([...taken, ...this.coupon.values]))
    guest.#coupon = new PossibleValues<string>('')
    for (const { moveTo } of orders) moveTo(this)
  }

  /** The host has another quantity of a line now, by this device or another. */
  isAtHost(name: string, qty: number, isOwn: boolean): void {
    this.unsent.isAtHost(name, qty)
    if (!isOwn) return
    this.unsent.agreed(name, qty)
    this.reports.broughtAtHost(name)
  }

  /** The host sent the quantity of a line. The device may follow a change of another one at once, later, or never. */
  hostReported(name: string, qty: number, isOwn: boolean): void {
    this.unsent.agreed(name, qty)
    if (isOwn) return
    if (this.reports.isFirst) this.unsent.forget(name)
    this.reports.mayFollow(name, qty, this.line(name), this.#next++)
  }

  /** The host may have added a write of this device to a line that another device had just added. */
  isAddedTo(name: string, qty: number): void {
    this.unsent.forget(name)
    this.hostReported(name, qty, false)
  }

  line(name: string): PossibleValues<number> {
    const known = this.#lines.get(name) ?? new PossibleValues<number>(0)
    this.#lines.set(name, known)
    return known
  }

  get lineNames(): readonly string[] {
    return [...this.#lines.keys()]
  }

  /** The changes of one page reach the device's storage in their order. */
  intendLine(asker: Asker, name: string, change: Effect<number>['change']): Intent {
    return this.#intend('line', asker, asker.generation, [{ name, values: this.line(name), change }])
  }

  intendCoupon(asker: Asker, code: string): Intent {
    return this.#intend('coupon', asker, `coupon of ${asker.generation}`, [
      { values: this.coupon, change: () => [code] },
    ])
  }

  /** The ordered pieces leave the cart, at a time that the screen does not show. Pieces added since then stay. */
  intendOrder(asker: Asker, marker: string, ordered: Readonly<Record<string, number>>): Intent {
    return this.#intendPieces(asker, `order ${marker}`, ordered, (held, qty) => Math.max(0, held - qty))
  }

  /** The pieces of a cancelled order return into the cart, perhaps only when the next page opens. */
  intendReturn(asker: Asker, marker: string, ordered: Readonly<Record<string, number>>): Intent {
    return this.#intendPieces(asker, `return of ${marker}`, ordered, (held, qty) => held + qty)
  }

  #intendPieces(
    asker: Asker,
    lane: string,
    pieces: Readonly<Record<string, number>>,
    change: (held: number, qty: number) => number,
  ): Intent {
    const parts = Object.entries(pieces).map(([name, qty]) => ({
      name,
      values: this.line(name),
      change: (held: number) => [change(held, qty)],
    }))
    return this.#intend('order', asker, lane, parts)
  }

  /** The host refused a line: one of its former quantities may return, and the screen will show it. */
  mayComeBack(asker: Asker, name: string, former: ReadonlySet<number>): void {
    this.unsent.forget(name)
    this.#intend('refusal', asker, `refusal of ${asker.generation}`, [
      { values: this.line(name), change: (held) => [...former, held] },
    ])
  }

  /** The screen showed the host's refusal and the new quantity of the line. */
  cameBack(asker: Asker, name: string, qty: number): void {
    const values = this.line(name)
    this.requests.settleRefusals(asker.generation, values)
    // Another request may have come between the change and its message.
    const isAlone = this.requests.isAlone(values)
    this.#intend('line', asker, `shown ${this.#next}`, [
      { values, change: (held) => (isAlone ? [qty] : [qty, held]) },
    ]).done()
  }

  #intend<Value extends string | number>(
    kind: RequestKind,
    asker: Asker,
    lane: string,
    parts: readonly RequestedChange<Value>[],
  ): Intent {
    this.requests.settleCut(kind, asker)
    const asked = parts.map(({ name, values, change }) => {
      const id = this.#next++
      const becomes = [...values.values].flatMap(change)
      if (name !== undefined) this.unsent.forget(name)
      this.#newest.set(values, id)
      values.asked({ id, lane, change })
      return { id, name, values, becomes }
    })
    const settling = (settle: (part: (typeof asked)[number]) => void) => () => {
      for (const part of asked) settle(part)
      this.requests.delete(open)
    }
    const happen = settling(({ id, values }) => values.happened(id))
    const refuse = settling(({ id, values }) => values.refused(id))
    let moved: Intent | undefined
    const open: OpenRequest<ExpectedCart> = {
      kind,
      about: asked.map(({ values }) => values),
      asker,
      isCut: false,
      isDoubtful: false,
      decide: settling(({ id, values }) => values.decided(id)),
      putOff: refuse,
      moveTo: (cart) => {
        moved = cart.#intend(
          kind,
          asker,
          lane,
          parts.map((part) => ({
            ...part,
            values: (part.name === undefined ? cart.coupon : cart.line(part.name)) as unknown as PossibleValues<Value>,
          })),
        )
        if (open.isCut) moved.unknown()
      },
    }
    this.requests.add(open)
    const own: Intent = {
      done: () => {
        // The next page of the device completes an order that this one could not store.
        if (open.isDoubtful && kind === 'order') return
        if (open.isDoubtful) return open.decide()
        happen()
        for (const { id, name, values, becomes } of asked)
          if (name !== undefined && this.#newest.get(values) === id && this.requests.isSettled(values))
            this.unsent.requested(name, becomes as number[])
      },
      refused: refuse,
      unknown: () => void (open.isCut = true),
      happened: happen,
    }
    return forwarded(() => moved ?? own)
  }
}
