import { netToKronor, roundHalfUp, toKronor, type Ore } from './money'
import { grossToNet } from './vat'

/** The fields that `priceDocument` writes: SEK decimals, net unless the name says tax or incl_tax (R3.01). */
export interface PriceFamily {
  readonly price: number
  readonly price_tax: number
  readonly price_incl_tax: number
  readonly original_price: number
  readonly original_price_tax: number
  readonly original_price_incl_tax: number
  readonly special_price: number
  readonly special_price_tax: number
  readonly special_price_incl_tax: number
  readonly final_price: number
  readonly final_price_tax: number
  readonly final_price_incl_tax: number
  readonly original_special_price?: number
  readonly original_special_price_tax?: number
  readonly original_special_price_incl_tax?: number
  readonly original_final_price?: number
  readonly original_final_price_tax?: number
  readonly original_final_price_incl_tax?: number
}

/** One amount in the three forms that documents have; SEK decimals. */
export interface Amount {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** The tax is gross minus net, so that the three always add up. */
export function amountOf(gross: Ore, rate: number): Amount {
  const net = netToKronor(grossToNet(gross, rate))
  return { net, tax: roundHalfUp((toKronor(gross) - net) * 10_000) / 10_000, gross: toKronor(gross) }
}

type Originals = Pick<
  PriceFamily,
  | 'original_special_price'
  | 'original_special_price_tax'
  | 'original_special_price_incl_tax'
  | 'original_final_price'
  | 'original_final_price_tax'
  | 'original_final_price_incl_tax'
>

/** Field by field, because a listing writes thousands of families. */
export function priceFamily(original: Amount, current: Amount, special: Amount, final: Amount): PriceFamily {
  return {
    original_price: original.net,
    original_price_tax: original.tax,
    original_price_incl_tax: original.gross,
    price: current.net,
    price_tax: current.tax,
    price_incl_tax: current.gross,
    special_price: special.net,
    special_price_tax: special.tax,
    special_price_incl_tax: special.gross,
    final_price: final.net,
    final_price_tax: final.tax,
    final_price_incl_tax: final.gross,
  }
}

/** The special and the catalogue price before the rules that depend on time, if the document has them. */
export function originals(special: Amount | undefined, final: Amount | undefined): Originals {
  return {
    ...(special && {
      original_special_price: special.net,
      original_special_price_tax: special.tax,
      original_special_price_incl_tax: special.gross,
    }),
    ...(final && {
      original_final_price: final.net,
      original_final_price_tax: final.tax,
      original_final_price_incl_tax: final.gross,
    }),
  }
}
