import { catalogueRequests, fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { accept, reject, type FieldRefusal, type Outcome } from '@vitrin/kernel'
import {
  lowestPriorTotal,
  regularTotal,
  type Choices,
  type MadeToMeasureModel,
  type Measures,
} from '@vitrin/made-to-measure'
import { grossToNet, multiply, netToKronor, toKronor } from '@vitrin/pricing'
import { answer, refuse, refuseFields, serve, type ApiRoutes } from '../http'
import { taxRateOf } from '../shop-options'
import { isDisabled } from '../shop/carts/choose-product'
import { cutMeasuredPiece, isOwnMeasures } from '../shop/carts/own-measures'
import type { CatalogueContext } from './context'
import { customSizeDimensions, customSizeOptions } from './custom-size-options'

interface Measured {
  readonly product: CatalogueProduct
  readonly model: MadeToMeasureModel
}

/** The calls of a client that does not know the made-to-measure model (contract §13.5). */
export function customSizeCalls(routes: ApiRoutes, context: CatalogueContext): void {
  const { shop, catalogue } = context
  const withModel = (sku: string, handle: (measured: Measured) => Response): Response => {
    const product = catalogue.pricedBySku(sku)?.product
    if (!product || isDisabled(product)) return refuse('unknown', 'There is no product with this sku.')
    const model = product.made_to_measure
    return model ? handle({ product, model }) : refuse('unknown', 'This product is not made to measure.')
  }
  serve(routes, catalogueEndpoints.customSizeOptions, catalogueRequests.customSizeOptions, ({ query }) =>
    withModel(query.sku, ({ product, model }) => answer(customSizeOptions(product, model))),
  )
  serve(routes, catalogueEndpoints.customSizeDimensions, catalogueRequests.customSizeDimensions, ({ query }) =>
    withModel(query.sku, ({ model }) => answer(customSizeDimensions(model))),
  )
  serve(routes, catalogueEndpoints.customSizePrice, catalogueRequests.customSizePrice, ({ query, view }) =>
    withModel(query.sku, (measured) => {
      const child = ownMeasuresChild(measured, query.options)
      if (!child.ok) return refuseFields(child.rejection)
      const piece = { measures: query.measures as Measures, choices: query.choices as Choices }
      const cut = cutMeasuredPiece(measured.model, measured.product, child.value, piece)
      if (!cut.ok) return refuseFields(refusalsOf(cut.rejection.map((refusal) => located(refusal, measured.model))))
      const rate = taxRateOf(shop, catalogue.taxRules(), measured.product.tax_class_id)
      const { total } = cut.value.breakdown
      const lowest = lowestPriorTotal(cut.value, child.value)
      return answer({
        sku: child.value.sku,
        qty: query.qty,
        currency: view.storeView.i18n.currencyCode,
        price: netToKronor(grossToNet(total, rate)),
        price_incl_tax: toKronor(total),
        original_price_incl_tax: toKronor(regularTotal(cut.value.breakdown)),
        ...(lowest !== undefined && { lowest_price_30_days_incl_tax: toKronor(lowest) }),
        row_total_incl_tax: toKronor(multiply(total, query.qty)),
        made_to_measure: cut.value,
      })
    }),
  )
}

/** The variant with own measures that the options choose, for example by its finish. */
function ownMeasuresChild(
  { product, model }: Measured,
  options: Readonly<Record<string, string>>,
): Outcome<ConfigurableChild, FieldRefusals> {
  const known = new Map(
    (product.configurable_options ?? []).map(({ attribute_id, attribute_code }) => [
      String(attribute_id),
      attribute_code,
    ]),
  )
  const unknown = Object.keys(options).filter((id) => known.get(id) === undefined)
  if (unknown.length > 0)
    return reject(
      refusalsOf(unknown.map((id) => ({ field: `options.${id}`, message: 'is no option of this product' }))),
    )
  const cuttable = (product.configurable_children ?? []).filter(
    (child) => isOwnMeasures(model, child) && !isDisabled(child),
  )
  const [child, another] = cuttable.filter((candidate) =>
    Object.entries(options).every(([id, value]) => String(candidate[known.get(id) ?? '']) === value),
  )
  if (child && !another) return accept(child)
  const colorOption = [...known].find(([, code]) => code === 'color')?.[0] ?? ''
  const field = child ? `options.${colorOption}` : `options.${Object.keys(options)[0] ?? colorOption}`
  return reject(
    fieldRefusal(
      field,
      child ? 'is required (the value of a variant)' : 'should be a value that can be made to measure',
    ),
  )
}

/** The refusal with the path of its field in the request. */
function located({ field, message }: FieldRefusal, { dimensions, choices }: MadeToMeasureModel): FieldRefusal {
  const group = dimensions.some(({ code }) => code === field)
    ? 'measures.'
    : choices.some(({ code }) => code === field)
      ? 'choices.'
      : ''
  return { field: `${group}${field}`, message }
}

function refusalsOf(refusals: readonly FieldRefusal[]): FieldRefusals {
  return refusals.flatMap(({ field, message }) => fieldRefusal(field, message))
}
