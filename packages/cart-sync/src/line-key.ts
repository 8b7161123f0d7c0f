import { listed, type LooseId, type LooseProductOption } from './product-option'

export interface IdentifiedLine {
  /** The line's own sku: the child's for a chosen variant. */
  readonly sku: string
  readonly product_option?: LooseProductOption | null | undefined
}

/**
 * What makes two lines the same line: the own sku plus the custom and bundle options in
 * canonical form; `configurable_item_options` are implied by the child's sku (decisions.md 8).
 */
export function lineKey({ sku, product_option }: IdentifiedLine): string {
  const chosen = product_option?.extension_attributes
  const custom = listed(chosen?.custom_options)
    .map(({ option_id, option_value }) => [String(option_id), String(option_value ?? '')] as const)
    .filter(([, value]) => value !== '')
    .sort(byOption)
  const bundle = listed(chosen?.bundle_options)
    .map(
      ({ option_id, option_qty, option_selections }) =>
        [
          String(option_id),
          (option_selections ?? []).map(String).sort(byNumber).join(','),
          String(option_qty ?? 1),
        ] as const,
    )
    .filter(([, selections]) => selections !== '')
    .sort(byOption)
  const isPlain = custom.length === 0 && bundle.length === 0 && !sku.startsWith('[')
  return isPlain ? sku : JSON.stringify([sku, custom, bundle])
}

function byOption(one: readonly string[], other: readonly string[]): number {
  return byNumber(one[0] ?? '', other[0] ?? '') || byText(one.join('\n'), other.join('\n'))
}

function byNumber(one: LooseId, other: LooseId): number {
  return Number(one) - Number(other) || byText(String(one), String(other))
}

function byText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
