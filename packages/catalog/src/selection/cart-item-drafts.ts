import { accept, reject, type CustomOptionChoice, type Outcome } from '@vitrin/kernel'
import { toCustomOptions } from '@vitrin/made-to-measure'
import { displayPrice } from '@vitrin/pricing'
import { refuseLine } from './add-rules'
import { brokenBundleOptions, bundleChoices, bundleLabels } from './bundle-options'
import type { CartItemDraft } from './cart-item-draft'
import { customOptionChoices, customOptionLabels, missingCustomOptions, type CustomChoices } from './custom-options'
import { customSizeDraft } from '../own-measures/custom-size-draft'
import { productThumbnail } from '../document/gallery'
import type { AddRejection } from '../rejections'
import { cartLine, measureLabels } from './cart-line'
import type { HostMeasurement } from '../own-measures/host-measurement'
import type { ModelMeasurement } from '../own-measures/model-measurement'
import type { ProductSelection } from './product-selection'

type Drafts = Outcome<readonly CartItemDraft[], AddRejection>

/**
 * The lines that a selection becomes in the cart, or the first reason why it cannot be added. A grouped product becomes
 * one line for each of its parts (R5.04).
 */
export function cartItemDrafts(selection: ProductSelection): Drafts {
  const drafts = unjudgedDrafts(selection)
  if (!drafts.ok) return drafts
  const { config } = selection.source
  const refusal = drafts.value.map((draft) => refuseLine(draft, config)).find((rejection) => rejection !== undefined)
  return refusal ? reject(refusal) : drafts
}

function unjudgedDrafts(selection: ProductSelection): Drafts {
  const { isSizedByHost, measurement, product } = selection
  if (isSizedByHost) return measurement?.by === 'host' ? hostDraft(selection, measurement) : priceUnknown()
  if (selection.model?.isCut && !selection.model.line)
    return reject({ code: 'measures-broken', issues: selection.model.issues })
  return product.type_id === 'grouped' ? partDrafts(selection) : productDraft(selection)
}

function priceUnknown(): Drafts {
  return reject({ code: 'price-unknown' })
}

function hostDraft({ product, choices: { qty } }: ProductSelection, measurement: HostMeasurement): Drafts {
  const { form, piece, issues, hostPrice: price } = measurement
  if (issues.length > 0) return reject({ code: 'measures-broken', issues })
  return form && piece && price ? accept([customSizeDraft({ product, qty, form, piece, price })]) : priceUnknown()
}

function partDrafts({ parts, choices: { qty } }: ProductSelection): Drafts {
  const wanted = parts.filter((part) => part.qty > 0)
  if (wanted.length === 0) return reject({ code: 'qty-not-positive' })
  return accept(
    wanted.map((part) => ({
      ...cartLine(part, part.qty * qty, part.price_incl_tax == null ? undefined : displayPrice(part)),
      product_option: { extension_attributes: {} },
      options: [],
    })),
  )
}

function productDraft(selection: ProductSelection): Drafts {
  const { product, price, measureIds, model } = selection
  const { bundle, qty } = selection.choices
  const custom = optionValues(selection)
  const fields = [...missingCustomOptions(product, custom, measureIds), ...brokenBundleOptions(product, bundle)]
  if (fields.length > 0) return reject({ code: 'options-missing', fields })
  return accept([
    {
      ...cartLine(product, qty, price),
      image: product.type_id === 'configurable' ? selection.pictures[0]?.src : productThumbnail(product),
      product_option: {
        extension_attributes: {
          custom_options: customOptionChoices(custom),
          configurable_item_options: product.product_option.extension_attributes.configurable_item_options ?? [],
          bundle_options: bundleChoices(bundle),
        },
      },
      options: [
        ...(product.is_configured ? product.options : []),
        ...(model?.line ? measureLabels(model.dimensions, model.line.measures) : []),
        ...customOptionLabels(product, custom, measureIds),
        ...bundleLabels(product, bundle),
      ],
      ...(model?.line && { made_to_measure: model.line }),
      ...(model && { delivery_days: [model.delivery.from, model.delivery.to] as const }),
    },
  ])
}

/** Lengths go to the cart only with a piece that is cut to them. */
function optionValues({ choices, measureIds, model }: ProductSelection): CustomChoices {
  const chosen = Object.entries(choices.custom).filter(([id]) => !measureIds.has(id))
  const byModel = model ? modelOptions(model).map(({ option_id, option_value }) => [option_id, option_value]) : []
  return Object.fromEntries([...chosen, ...byModel])
}

function modelOptions({ model, isCut, measures, choices }: ModelMeasurement): readonly CustomOptionChoice[] {
  return toCustomOptions(model, isCut ? measures : {}, choices)
}
