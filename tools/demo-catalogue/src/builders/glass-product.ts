import type { ConfigurableChild, ProductPart } from '@vitrin/catalog'
import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import type { ProductDocument } from '../catalogue-seed'
import { finishes, type FinishId } from '../shop/finishes'
import { glasses } from '../shop/glasses'
import { OWN_MEASURES, sizes, type SizeId } from '../shop/sizes'
import { TAX_CLASS_ID } from '../shop/store'
import type { Construction } from './construction'
import { customOptions } from './custom-options'
import { filmEntries, galleryOf, picturesOf } from './gallery'
import { madeToMeasureModel, measuresOf } from './made-to-measure-model'
import { picturePath } from './pictures'
import { priced } from './priced'
import type { ProductFacts } from './product-facts'
import { productShell, skuOf } from './product-shell'
import { slug } from './slug'
import { ownMeasuresPrice, standardPrice } from './standard-price'
import { counted, ofParent, stockQuantity, uncounted } from './stock'

export interface GlassProduct extends ProductFacts {
  readonly construction: Construction
  /** Standard sizes that are out of stock, in all finishes or as `finish/size`. */
  readonly soldOut?: readonly (SizeId | `${FinishId}/${SizeId}`)[]
  /** Sold in standard sizes only. */
  readonly standardOnly?: true
}

/** A configurable product by finish and size, with fields and model for own measures (design: made-to-measure). */
export function glassProduct(facts: GlassProduct): ProductDocument {
  const { construction } = facts
  const model = madeToMeasureModel(facts.id, construction)
  const children = childrenOf(facts, model)
  const cheapest = Math.min(...children.map(({ regular_price }) => Number(regular_price)))
  const traits = { ...construction.traits }
  const pictures = galleryOf(facts.name, construction)
  return {
    ...productShell(
      facts,
      'configurable',
      traits,
      [...pictures, ...filmEntries(facts.film, pictures)],
      priced(cheapest, facts.special, facts.tiers),
    ),
    minimal_price: Math.min(...children.map((child) => child.price_incl_tax ?? 0)),
    max_price: Math.max(...children.map((child) => child.price_incl_tax ?? 0)),
    has_options: '1',
    required_options: '1',
    color: null,
    size: null,
    glass: construction.glass.map((id) => glasses[id].value),
    color_options: construction.finishes.map((id) => Number(finishes[id].value)),
    size_options: sizeValues(facts).map(Number),
    configurable_options: configurableOptions(facts),
    configurable_children: children,
    custom_options: customOptions(skuOf(facts.id), model).filter(({ type }) => type !== 'field' || !facts.standardOnly),
    stock: ofParent(facts.id, children),
    ...(facts.standardOnly ? {} : { made_to_measure: model }),
  }
}

function sizeValues({ construction, standardOnly }: GlassProduct): readonly string[] {
  return [...construction.sizes.map((id) => sizes[id].value), ...(standardOnly ? [] : [OWN_MEASURES.value])]
}

function configurableOptions(facts: GlassProduct): readonly ProductPart<'configurable_options'>[] {
  const { id, construction } = facts
  const allSizes = [...Object.values(sizes), OWN_MEASURES]
  return [
    {
      id: id * 10 + 1,
      product_id: id,
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Profil och beslag',
      position: 0,
      values: construction.finishes.map((finish) => ({
        value_index: Number(finishes[finish].value),
        label: finishes[finish].label,
        default_label: finishes[finish].english,
      })),
    } as ProductPart<'configurable_options'>,
    {
      id: id * 10 + 2,
      product_id: id,
      attribute_id: '142',
      attribute_code: 'size',
      label: 'Storlek',
      position: 1,
      values: sizeValues(facts).map((value) => {
        const label = allSizes.find((size) => size.value === value)?.label ?? value
        return { value_index: Number(value), label, default_label: label }
      }),
    } as ProductPart<'configurable_options'>,
  ]
}

function childrenOf(facts: GlassProduct, model: MadeToMeasureModel): readonly ConfigurableChild[] {
  const { construction } = facts
  const variants = construction.finishes.flatMap((finish) => [
    ...construction.sizes.map((size) => ({ finish, size })),
    ...(facts.standardOnly ? [] : [{ finish, size: undefined }]),
  ])
  return variants.map(({ finish, size }, index): ConfigurableChild => {
    const id = facts.id * 100 + index + 1
    const gross =
      size === undefined
        ? ownMeasuresPrice(model, finish)
        : standardPrice(model, measuresOf(construction, size), finish)
    const label = size === undefined ? OWN_MEASURES.label : sizes[size].label
    const value = size === undefined ? OWN_MEASURES.value : sizes[size].value
    const name = `${facts.name}, ${finishes[finish].label.toLowerCase()}, ${label.toLowerCase()}`
    const picture = picturesOf(construction, finish, construction.glass[0])[0]
    const image = picture === undefined ? 'no_selection' : picturePath(picture)
    const color = finishes[finish].value
    return {
      id,
      sku: `${skuOf(facts.id)}-${finishes[finish].sku}-${size === undefined ? 'EGET' : sizes[size].value}`,
      name,
      status: 1,
      visibility: 1,
      tax_class_id: TAX_CLASS_ID,
      ...priced(gross, facts.special),
      image,
      small_image: image,
      thumbnail: image,
      url_key: `${slug(name)}-${id}`,
      color,
      size: value,
      custom_attributes: [
        { attribute_code: 'color', value: color },
        { attribute_code: 'size', value },
      ],
      stock: size === undefined ? uncounted(id) : counted(id, isSoldOut(facts, finish, size) ? 0 : stockQuantity(id)),
    }
  })
}

function isSoldOut({ soldOut = [] }: GlassProduct, finish: FinishId, size: SizeId): boolean {
  return soldOut.includes(size) || soldOut.includes(`${finish}/${size}`)
}
