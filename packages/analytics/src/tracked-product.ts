/** A product as the events of contract §15.17 name it; prices are SEK with VAT. */
export interface TrackedProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly price: number
  readonly quantity?: number
  /** Its own sku, where it is one of several. */
  readonly variant?: string
  readonly category?: string
  /** In its list, from 1. */
  readonly position?: number
  readonly list?: string
}

/** What a product, a line of the cart and a line of an order have in common. */
export interface Trackable {
  readonly sku: string
  readonly parentSku?: string | undefined
  readonly name: string
  readonly price_incl_tax?: number | null | undefined
  readonly category?: readonly { readonly name: string }[] | undefined
}

export type Place = Pick<TrackedProduct, 'quantity' | 'position' | 'list'>

/** Variants are counted under their parent; the category is the last that is named. */
export function trackedProduct(
  { sku, parentSku, name, price_incl_tax, category }: Trackable,
  place: Place = {},
): TrackedProduct {
  const id = parentSku || sku
  const last = category?.at(-1)?.name
  return {
    id,
    sku: id,
    name,
    price: price_incl_tax ?? 0,
    ...(sku !== id && { variant: sku }),
    ...(last !== undefined && { category: last }),
    ...place,
  }
}
