import type { Asker, Intent } from './wished-cart'

/** What the shopper was told about an order; `changing`: nothing yet of its lines, which shall lie in the cart again. */
export type OrderWord = 'nothing yet' | 'made' | 'waits' | 'refused' | 'failed' | 'changing'

export interface WishedOrder {
  /** Found again at the host by the phone number. */
  readonly marker: string
  /** Who ordered, or `guest`. */
  readonly account: string
  readonly asker: Asker
  /** Under this the screen offered it. */
  readonly lines: Readonly<Record<string, number>>
  readonly intent: Intent
  readonly atMs: number
  word: OrderWord
  /** Its lines on their way back into the cart. */
  comesBack?: Intent
}

const SAME_MOMENT_MS = 60

/** Every order that a shopper confirmed, in that order. */
export class OrderBook {
  readonly orders: WishedOrder[] = []
  /** Markers in the order in which they first left for the host. */
  readonly firstSent: string[] = []

  nextMarker(): string {
    return `0700${String(this.orders.length + 1).padStart(6, '0')}`
  }

  confirmed(order: Omit<WishedOrder, 'word'>): WishedOrder {
    const wished: WishedOrder = { ...order, word: 'nothing yet' }
    this.orders.push(wished)
    return wished
  }

  /** On the lists of refused and of failed orders, which only whoever ordered sees. */
  readonly shownUnmade = new Set<string>()

  /** On the list of orders that wait for the shopper's word. */
  readonly shownKept = new Set<string>()

  /** An order of another tab for lines of the same cart, confirmed in the same moment: nothing can have been added in between. */
  rivalOf({ marker, asker, atMs, lines }: WishedOrder): WishedOrder | undefined {
    return this.orders.find(
      (other) =>
        other.marker < marker &&
        other.asker.device === asker.device &&
        other.asker.tab !== asker.tab &&
        atMs - other.atMs < SAME_MOMENT_MS &&
        Object.keys(lines).some((line) => other.lines[line] !== undefined),
    )
  }

  /** A page that died while it changed an order leaves that to the next one of its account, unless it had not begun. */
  settleChanges(isKnown: (marker: string) => boolean, isPresent: (order: WishedOrder) => boolean): void {
    for (const order of this.orders) {
      if (order.word !== 'changing' || !isPresent(order)) continue
      const isOrder = isKnown(order.marker)
      order.word = isOrder ? 'waits' : 'refused'
      if (isOrder) order.comesBack?.refused()
      else order.comesBack?.happened()
    }
  }

  sent(marker: string): void {
    if (!this.firstSent.includes(marker)) this.firstSent.push(marker)
  }

  byMarker(marker: string): WishedOrder | undefined {
    return this.orders.find((order) => order.marker === marker)
  }
}
