import type { CatalogueProduct } from '@vitrin/catalog'
import type { ProductDocument } from '../catalogue-seed'
import type { PriceRise } from '../shop/price-rises'

/** The day that the dates of all reductions and price rises are written for. */
export const WRITTEN_FOR_MS = Date.UTC(2026, 10, 20, 11)

const DAY_MS = 24 * 60 * 60 * 1000

/** How many days of the shop are between the written day and a time, in ms since 1970. */
export function daysSinceWritten(nowMs: number): number {
  return Math.round((nowMs - WRITTEN_FOR_MS) / DAY_MS)
}

/** The product and its variants, reduced as many days later. */
export function withSaleMoved(product: ProductDocument, days: number): ProductDocument {
  const { configurable_children: children } = product
  return {
    ...reducedLater(product, days),
    ...(children && { configurable_children: children.map((child) => reducedLater(child, days)) }),
  }
}

export function withRiseMoved(rise: PriceRise, days: number): PriceRise {
  return { ...rise, on: later(rise.on, days) }
}

function reducedLater<Item extends Pick<CatalogueProduct, 'special_from_date' | 'special_to_date'>>(
  item: Item,
  days: number,
): Item {
  const { special_from_date: from, special_to_date: to } = item
  return {
    ...item,
    ...(from && { special_from_date: later(from, days) }),
    ...(to && { special_to_date: later(to, days) }),
  }
}

/** A date as `yyyy-MM-dd`, with the time that may follow it, some days later. */
function later(date: string, days: number): string {
  const day = new Date(Date.parse(date.slice(0, 10)) + days * DAY_MS)
  return day.toISOString().slice(0, 10) + date.slice(10)
}
