import type { BundleOptionChoice } from '@vitrin/kernel'
import { toOre, type Ore } from '@vitrin/pricing'
import type { CatalogueProduct } from '../document/product'

interface BundlePick {
  /** Empty when an optional choice is left out. */
  readonly linkIds: readonly string[]
  readonly qty: number
}

/** option id → chosen links and how many of each. */
export type BundleSelection = Readonly<Record<string, BundlePick>>

export interface BundleOptionView {
  readonly id: string
  readonly title: string
  readonly required: boolean
  readonly type: string
  /** More than one link may be chosen. */
  readonly isMany: boolean
  readonly qty: number
  readonly canChangeQty: boolean
  readonly links: readonly {
    readonly id: string
    readonly name: string
    readonly selected: boolean
    readonly price: Ore | undefined
  }[]
}

/** Each option's default link, else its first (contract §15.10). */
export function defaultBundleSelection(product: Pick<CatalogueProduct, 'bundle_options'>): BundleSelection {
  return Object.fromEntries(
    (product.bundle_options ?? []).flatMap((option) => {
      const link = option.product_links.find(({ is_default }) => is_default) ?? option.product_links[0]
      return link ? [[String(option.option_id), { linkIds: [String(link.id)], qty: Number(link.qty ?? 1) }]] : []
    }),
  )
}

export function bundleOptionViews(
  product: Pick<CatalogueProduct, 'bundle_options'>,
  selection: BundleSelection,
): readonly BundleOptionView[] {
  return (product.bundle_options ?? [])
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => {
      const pick = selection[String(option.option_id)]
      const chosen = option.product_links.filter(({ id }) => pick?.linkIds.includes(String(id)))
      return {
        id: String(option.option_id),
        title: option.title,
        required: option.required,
        type: option.type,
        isMany: option.type === 'checkbox' || option.type === 'multi',
        qty: pick?.qty ?? 0,
        canChangeQty: chosen.length > 0 && chosen.every(({ can_change_quantity }) => can_change_quantity === 1),
        links: option.product_links.map((link) => ({
          id: String(link.id),
          name: link.product?.name ?? link.sku,
          selected: chosen.includes(link),
          price: link.product?.price_incl_tax == null ? undefined : toOre(link.product.price_incl_tax),
        })),
      }
    })
}

/** In the order of their ids, in which JavaScript lists numeric keys. */
export function bundleChoices(selection: BundleSelection): readonly BundleOptionChoice[] {
  return Object.entries(selection).map(([option_id, { linkIds, qty }]) => ({
    option_id,
    option_qty: qty,
    option_selections: linkIds,
  }))
}

/** Required options need a link and a quantity above zero (contract §15.10). */
export function brokenBundleOptions(
  product: Pick<CatalogueProduct, 'bundle_options'>,
  selection: BundleSelection,
): readonly string[] {
  return (product.bundle_options ?? [])
    .filter((option) => {
      const pick = selection[String(option.option_id)]
      return (
        option.required &&
        !(pick && pick.qty > 0 && option.product_links.some(({ id }) => pick.linkIds.includes(String(id))))
      )
    })
    .map(({ option_id }) => `bundle_options_${option_id}`)
}

export function bundleLabels(
  product: Pick<CatalogueProduct, 'bundle_options'>,
  selection: BundleSelection,
): readonly { readonly label: string; readonly value: string }[] {
  return bundleOptionViews(product, selection).flatMap(({ title, qty, links }) => {
    const names = links.flatMap(({ selected, name }) => (selected ? [qty > 1 ? `${qty} × ${name}` : name] : []))
    return names.length > 0 ? [{ label: title, value: names.join(', ') }] : []
  })
}
