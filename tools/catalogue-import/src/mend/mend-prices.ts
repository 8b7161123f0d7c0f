import { netToGross, priceDocument, toKronor, toNetOre } from '@vitrin/pricing'
import type { Fields } from '../shape/fields'
import type { MendContext } from './mend-context'

/**
 * Completes the prices of a document that has only net prices: if `price_incl_tax` is empty, `price` is net
 * (contract §3.1, §18). Undefined if the document already has its original prices, or no price at all.
 */
export function mendPrices(doc: Fields, { terms, now }: Pick<MendContext, 'terms' | 'now'>): Fields | undefined {
  if (isAmount(doc.original_price_incl_tax) || isAmount(doc.original_price) || !isAmount(doc.price)) return undefined
  const gross = (name: string): number | undefined => grossOf(doc, name, terms.taxRate)
  const source = {
    price: gross('price') ?? 0,
    special_price: gross('special_price') ?? null,
    final_price: gross('final_price') ?? null,
    special_from_date: dateOf(doc.special_from_date),
    special_to_date: dateOf(doc.special_to_date),
  }
  return { ...doc, ...priceDocument(source, { rate: terms.taxRate, now, timeZone: terms.timeZone }) }
}

/** The gross field, or else the net field plus tax. */
function grossOf(doc: Fields, name: string, taxRate: number): number | undefined {
  const gross = Number(doc[`${name}_incl_tax`] ?? 0)
  if (gross > 0) return gross
  const net = Number(doc[name] ?? 0)
  return net > 0 ? toKronor(netToGross(toNetOre(net), taxRate)) : undefined
}

function isAmount(value: unknown): boolean {
  return value !== null && value !== '' && value !== undefined && Number.isFinite(Number(value))
}

function dateOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
