import type { Dimension } from '@vitrin/made-to-measure'
import { findAttribute, type Attribute } from '../attributes/attribute'
import type { CatalogConfig } from '../catalog-config'
import { categoryIdsBelow } from '../categories/breadcrumbs'
import type { Category } from '../categories/category'
import { listedProduct } from '../document/list-product'
import type { ListedProduct } from '../document/listed-product'
import { optionIds } from '../document/option-id'
import { normalizeProduct } from '../document/prepare-product'
import type { ProductDocument } from '../document/product'
import type { ConfigurableChild } from '../document/variant'
import { listedVariant } from '../listing/variant-of-listing'
import { isOwnMeasures } from '../own-measures/sold-to-measure'
import { grossOf, isAvailable } from '../selection/select-variant'
import { stockState } from '../stock/stock-state'

/** The sizes in which the products of a category are sold. */
export interface SizeFamily {
  readonly categoryId: number
  /** In the order of the attribute's values. */
  readonly standard: readonly SizeOffer[]
  /** Absent if no product of the family is cut to measure. */
  readonly own?: OwnSize | undefined
}

/** A standard size. */
export interface SizeOffer {
  /** Option value of the attribute `size`. */
  readonly size: string
  readonly label: string
  /** Of the variants in this size the cheapest that is in stock, else the cheapest. */
  readonly product: ListedProduct
  /** How many products have this size, and how many of them have it in stock. */
  readonly models: number
  readonly inStock: number
}

export interface OwnSize {
  /** The cheapest product that is cut to measure, with that variant. */
  readonly product: ListedProduct
  /** From the smallest to the largest length that a product of the family can have. */
  readonly ranges: readonly Pick<Dimension, 'code' | 'label' | 'min' | 'max'>[]
}

interface SizeFamiliesNeeds {
  readonly categories: readonly Category[]
  readonly attributes: readonly Attribute[]
  readonly config: Pick<CatalogConfig, 'listOutOfStock' | 'ownMeasuresSize'>
}

/** One variant of a product. */
interface Sold {
  readonly document: ProductDocument
  readonly child: ConfigurableChild
  readonly size: string
  readonly isOwn: boolean
}

/** Families without any size are left out. */
export function sizeFamilies(
  documents: readonly ProductDocument[],
  { categories, attributes, config }: SizeFamiliesNeeds,
): readonly SizeFamily[] {
  const sizes = findAttribute(attributes, 'size')
  const offered = (variants: readonly Sold[]): ListedProduct => {
    const { document, child } = variants.reduce((best, one) => (isBetter(one.child, best.child) ? one : best))
    return { ...listedProduct(document), variant: listedVariant(child, { attributes, codes: ['color'] }) }
  }
  return categories.flatMap((category) => {
    const ids = new Set(categoryIdsBelow(category))
    const inFamily = documents.filter(({ category_ids = [] }) => category_ids.some((id) => ids.has(Number(id))))
    const sold = inFamily.flatMap((document) => soldVariants(document, config))
    const standard = (sizes?.options ?? []).flatMap(({ value, label }): readonly SizeOffer[] => {
      const size = String(value)
      const variants = sold.filter((variant) => variant.size === size && !variant.isOwn)
      if (variants.length === 0) return []
      const inStock = variants.filter(({ child }) => stockState(child) === 'ok')
      return [{ size, label, product: offered(variants), models: countModels(variants), inStock: countModels(inStock) }]
    })
    const cut = sold.filter(({ isOwn }) => isOwn)
    const own = cut.length > 0 ? { product: offered(cut), ranges: rangesOf(cut) } : undefined
    return standard.length > 0 || own ? [{ categoryId: category.id, standard, own }] : []
  })
}

function soldVariants(document: ProductDocument, config: SizeFamiliesNeeds['config']): readonly Sold[] {
  const { configurable_children: children = [], made_to_measure: model } = normalizeProduct(document)
  const ownSize = model?.size_value ?? config.ownMeasuresSize
  return children
    .filter((child) => isAvailable(child, config.listOutOfStock))
    .flatMap((child) =>
      optionIds(child.size).map((size) => ({ document, child, size, isOwn: isOwnMeasures({ size }, ownSize) })),
    )
}

function isBetter(one: ConfigurableChild, other: ConfigurableChild): boolean {
  const [state, otherState] = [stockState(one), stockState(other)]
  return state === otherState ? grossOf(one) < grossOf(other) : state === 'ok'
}

function countModels(variants: readonly Sold[]): number {
  return new Set(variants.map(({ document }) => document.sku)).size
}

function rangesOf(variants: readonly Sold[]): OwnSize['ranges'] {
  const dimensions = variants.flatMap(({ document }) => document.made_to_measure?.dimensions ?? [])
  const labels = new Map(dimensions.map(({ code, label }) => [code, label]))
  return [...labels].map(([code, label]) => {
    const same = dimensions.filter((dimension) => dimension.code === code)
    return { code, label, min: Math.min(...same.map(({ min }) => min)), max: Math.max(...same.map(({ max }) => max)) }
  })
}
