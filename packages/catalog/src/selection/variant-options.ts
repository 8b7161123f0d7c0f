import type { AttributeSource } from '../attributes/attribute'
import { optionCode, valueLabel } from './configure'
import { optionIds } from '../document/option-id'
import { isEnabled, selectVariant } from './select-variant'
import type { CatalogueProduct } from '../document/product'
import type { ConfigurableChild } from '../document/variant'
import { stockState, type StockState } from '../stock/stock-state'

/** attribute code → chosen option id. */
export type Picks = Readonly<Record<string, string>>

interface VariantValue {
  readonly id: string
  readonly label: string
  readonly selected: boolean
  /** A child has this value together with all other picks. */
  readonly available: boolean
  readonly stockState: StockState
}

export interface VariantOption {
  readonly code: string
  readonly label: string
  readonly values: readonly VariantValue[]
}

/** The options of a product, each value with its availability beside the current picks. */
export function variantOptions(
  product: Pick<CatalogueProduct, 'configurable_children' | 'configurable_options'>,
  picks: Picks,
  attributes: readonly AttributeSource[],
): readonly VariantOption[] {
  const children = (product.configurable_children ?? []).filter(isEnabled)
  return (product.configurable_options ?? []).map((option) => {
    const code = optionCode(option, attributes)
    const carried = new Set(children.flatMap((child) => optionIds(child[code])))
    const values = option.values.map(({ value_index }) => String(value_index)).filter((id) => carried.has(id))
    return {
      code,
      label: option.label,
      values: values.map((id) => {
        const child = pickedVariant(product, { ...picks, [code]: id }, true)
        return {
          id,
          label: valueLabel(option, id, attributes),
          selected: picks[code] === id,
          available: child !== undefined,
          stockState: stockState(child ?? {}),
        }
      }),
    }
  })
}

/** The child that has every picked value; `undefined` without one (R4.11, decisions.md 10). */
export function pickedVariant(
  product: Pick<CatalogueProduct, 'configurable_children' | 'configurable_options'>,
  picks: Picks,
  listOutOfStock: boolean,
): ConfigurableChild | undefined {
  return selectVariant(product, picks, { listOutOfStock, match: 'every', fallback: false })
}

/** The values of a child for the options of its product. */
export function picksOf(
  product: Pick<CatalogueProduct, 'configurable_children' | 'configurable_options'>,
  child: ConfigurableChild,
  attributes: readonly AttributeSource[],
): Picks {
  return Object.fromEntries(
    (product.configurable_options ?? []).flatMap((option) => {
      const code = optionCode(option, attributes)
      return optionIds(child[code])
        .slice(0, 1)
        .map((id) => [code, id])
    }),
  )
}
