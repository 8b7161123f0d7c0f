import type { Asker, Intent } from './open-requests'

/** The status of an order as the screen showed it. `changing`: its lines are on their way back into the cart. */
export type ShownStatus = 'nothing yet' | 'made' | 'waits' | 'refused' | 'failed' | 'changing'

export interface ConfirmedOrder {
  /** The phone number of the order, which identifies it at the host. */
  readonly marker: string
  /** The account that ordered, or `guest`. */
  readonly account: string
  readonly asker: Asker
  /** The lines that the screen showed when the shopper confirmed. */
  readonly lines: Readonly<Record<string, number>>
  readonly intent: Intent
  readonly atMs: number
  status: ShownStatus
  /** The return of its lines into the cart. */
  comesBack?: Intent
}

const SAME_MOMENT_MS = 60

/** The confirmed orders, oldest first. */
export class OrderBook {
  readonly orders: ConfirmedOrder[] = []
  /** Markers in the order of their first request. */
  readonly firstSent: string[] = []

  nextMarker(): string {
    return `0700${String(this.orders.length + 1).padStart(6, '0')}`
  }

  confirmed(order: Omit<ConfirmedOrder, 'status'>): ConfirmedOrder {
    const confirmed: ConfirmedOrder = { ...order, status: 'nothing yet' }
    this.orders.push(confirmed)
    return confirmed
  }

  /** Markers that were shown in the lists of refused and failed orders. Only the account that ordered sees them. */
  readonly shownUnmade = new Set<string>()

  /** Markers that were shown in the list of orders on hold. */
  readonly shownKept = new Set<string>()

  /** Markers of orders that an answer refused. */
  readonly refused = new Set<string>()

  /**
   * An order of another tab for lines of the same cart, confirmed at the same time: no line can have been added in
   * between.
   */
  rivalOf({ marker, asker, atMs, lines }: ConfirmedOrder): ConfirmedOrder | undefined {
    return this.orders.find(
      (other) =>
        other.marker < marker &&
        other.asker.device === asker.device &&
        other.asker.tab !== asker.tab &&
        atMs - other.atMs < SAME_MOMENT_MS &&
        Object.keys(lines).some((line) => other.lines[line] !== undefined),
    )
  }

  /** If a page dies while it changes an order, the next page of the account finishes the change, if it had begun. */
  settleChanges(isKnown: (marker: string) => boolean, isPresent: (order: ConfirmedOrder) => boolean): void {
    for (const order of this.orders) {
      if (order.status !== 'changing' || !isPresent(order)) continue
      const isOrder = isKnown(order.marker)
      order.status = isOrder ? 'waits' : 'refused'
      if (isOrder) order.comesBack?.refused()
      else order.comesBack?.happened()
    }
  }

  sent(marker: string): void {
    if (!this.firstSent.includes(marker)) this.firstSent.push(marker)
  }

  byMarker(marker: string): ConfirmedOrder | undefined {
    return this.orders.find((order) => order.marker === marker)
  }
}
