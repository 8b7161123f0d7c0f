import { fitsOpening, type Opening } from '@vitrin/made-to-measure'
import { attributeLabel, findAttribute, type AttributeSource } from '../attributes/attribute'
import { normalizeProduct } from '../document/prepare-product'
import type { ListedVariant } from '../document/listed-variant'
import { hasImage } from '../document/has-image'
import { optionIds } from '../document/option-id'
import type { ProductDocument } from '../document/product'
import type { ConfigurableChild } from '../document/variant'
import type { AppliedFilter } from '../search/search-query'
import { grossOf, isEnabled } from '../selection/select-variant'

export interface VariantNaming {
  readonly attributes: readonly AttributeSource[]
  /** Codes of the attributes whose labels name a variant. */
  readonly codes: readonly string[]
}

export interface VariantChoice extends VariantNaming {
  readonly chosen: readonly AppliedFilter[]
}

/** A document of a listing. */
export interface ListingDocument extends ProductDocument {
  /** The variant that passes all filters, from a host that was asked for it (record 0060). */
  readonly matched_variant?: ConfigurableChild & { readonly opening?: ListedVariant['opening'] }
}

/** The variant that the card shows: the host's, or of the document's variants the one that passes most filters. */
export function variantOfListing(
  document: ListingDocument,
  { chosen, ...naming }: VariantChoice,
): ListedVariant | undefined {
  const variant =
    document.matched_variant ?? (chosen.length > 0 ? bestVariant(normalizeProduct(document), chosen) : undefined)
  return variant && listedVariant(variant, naming)
}

/** The variant with what a card shows of it. */
export function listedVariant(
  variant: NonNullable<ListingDocument['matched_variant']>,
  naming: VariantNaming,
): ListedVariant {
  const { id, sku, image, color, size, stock, max_price: highest, opening } = variant
  const { price_incl_tax, original_price_incl_tax, special_price, special_price_incl_tax } = variant
  const { lowest_price_30_days_incl_tax } = variant
  const fields = {
    color,
    size,
    stock,
    max_price: highest,
    opening,
    price_incl_tax,
    original_price_incl_tax,
    special_price,
    special_price_incl_tax,
    lowest_price_30_days_incl_tax,
    image: hasImage(image) ? image : undefined,
  } as Omit<ListedVariant, 'id' | 'sku' | 'labels'>
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...known, id, sku, labels: labelsOf(variant, naming) }
}

/** For hosts that compare whole products: whether its lengths or standard sizes suit the opening. */
export function mayFitOpening({ made_to_measure: model }: Pick<ProductDocument, 'made_to_measure'>, opening: Opening) {
  return model !== undefined && fitsOpening(model, opening)
}

/** A variant of the wrong size is further from what was asked for than one of the wrong price. */
const weightOf = ({ attribute }: AppliedFilter): number => (attribute === 'price' ? 1 : 10)

/** Undefined if all variants pass all filters: then the product itself is shown. */
function bestVariant(
  {
    configurable_children: children = [],
  }: Pick<ProductDocument, 'configurable_children'> & {
    readonly configurable_children?: readonly ConfigurableChild[] | null
  },
  chosen: readonly AppliedFilter[],
): ConfigurableChild | undefined {
  const enabled = (children ?? []).filter(isEnabled)
  const decisive = chosen.filter(
    ({ attribute }) => attribute === 'price' || enabled.some((child) => optionIds(child[attribute]).length > 0),
  )
  const rated = enabled.map((child) => {
    const passed = decisive.filter((filter) => passes(child, filter))
    return { child, level: passed.reduce((sum, filter) => sum + weightOf(filter), 0), passed: passed.length }
  })
  if (rated.every(({ passed }) => passed === decisive.length)) return undefined
  return rated.reduce<(typeof rated)[number] | undefined>((best, one) => {
    const wins =
      !best || one.level > best.level || (one.level === best.level && grossOf(one.child) < grossOf(best.child))
    return wins ? one : best
  }, undefined)?.child
}

function passes(child: ConfigurableChild, { attribute, value }: AppliedFilter): boolean {
  if (attribute === 'price') {
    const { gte = -Infinity, lt = Infinity } = value as { readonly gte?: number; readonly lt?: number }
    return grossOf(child) >= gte && grossOf(child) < lt
  }
  const has = optionIds(child[attribute])
  return optionIds(value['in']).some((id) => has.includes(id))
}

function labelsOf(variant: Readonly<Record<string, unknown>>, { attributes, codes }: VariantNaming): readonly string[] {
  return codes.flatMap((code) => {
    const attribute = findAttribute(attributes, code)
    const [id] = optionIds(variant[code])
    return (attribute && id !== undefined && attributeLabel(attribute, id)) || []
  })
}
