import { isReached, zonedToEpochMs } from './zoned-time'

/** The dates of a special price, as in documents: `yyyy-MM-dd HH:mm:ss` in the shop's time zone. */
export interface PriceWindow {
  readonly special_from_date?: string | null
  readonly special_to_date?: string | null
}

/** Whether the dates allow the special price now. Without dates it is always allowed (R5.14, contract §15.8 rule 7). */
export function isSpecialPriceActive(
  { special_from_date: from, special_to_date: to }: PriceWindow,
  nowMs: number,
  timeZone: string,
): boolean {
  return (!from || isReached(from, nowMs, timeZone) !== false) && (!to || isReached(to, nowMs, timeZone) !== true)
}

interface WindowedDocument extends PriceWindow {
  readonly configurable_children?: readonly PriceWindow[]
}

/**
 * The instant when the next special price begins or ends; a cached page is wrong from then on (decisions.md 14).
 * Undefined when prices stay, or stay until `untilMs`: the time zone of what comes later is not computed.
 */
export function nextPriceWindowEdge(
  docs: readonly WindowedDocument[],
  nowMs: number,
  timeZone: string,
  untilMs = Number.POSITIVE_INFINITY,
): number | undefined {
  // The variants of a product, and the products of a sale, share their dates.
  const dates = new Set(
    docs
      .flatMap((doc) => [doc, ...(doc.configurable_children ?? [])])
      .flatMap(({ special_from_date, special_to_date }) => [special_from_date, special_to_date]),
  )
  const edges = [...dates].flatMap((date) =>
    date && isReached(date, nowMs, timeZone) === false && isReached(date, untilMs, timeZone)
      ? (zonedToEpochMs(date, timeZone) ?? [])
      : [],
  )
  return edges.length > 0 ? Math.min(...edges) : undefined
}
