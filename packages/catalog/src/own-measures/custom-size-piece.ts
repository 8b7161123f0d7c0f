import { dimensionIssues, parseLength, type Dimension } from '@vitrin/made-to-measure'
import type { CustomSizeChoice, CustomSizeForm, CustomSizePiece } from './custom-size'
import type { CustomChoices, CustomOptionView } from '../selection/custom-options'
import type { MeasureIssue } from './measure-issue'
import type { ConfiguredProduct, Product } from '../document/product'

/** Measures are kept as typed, among the other choices of the product: an edited line brings them back like those. */
function typedLength({ option_id, default: usual }: Dimension, customChoices: CustomChoices): string {
  return customChoices[option_id] ?? String(usual)
}

/** The issues of lengths that are found without asking the host. */
export function lengthIssues({ dimensions }: CustomSizeForm, customChoices: CustomChoices): readonly MeasureIssue[] {
  return dimensions.flatMap((dimension): readonly MeasureIssue[] => {
    const text = typedLength(dimension, customChoices)
    const length = parseLength(text)
    return length.ok
      ? dimensionIssues(dimension, length.value)
      : [{ field: dimension.code, rule: length.rejection, limit: null, actual: text }]
  })
}

/** The piece to price; `undefined` while a length cannot be read or is out of its limits. */
export function pieceOf(
  form: CustomSizeForm,
  product: Product | ConfiguredProduct,
  customChoices: CustomChoices,
): CustomSizePiece | undefined {
  if (lengthIssues(form, customChoices).length > 0) return undefined
  const lengths = form.dimensions.map(
    (dimension) => [dimension.code, parseLength(typedLength(dimension, customChoices))] as const,
  )
  const chosen = form.choices.map((choice) => [choice.code, chosenValue(choice, customChoices)] as const)
  const variant = product.product_option?.extension_attributes.configurable_item_options ?? []
  return {
    sku: product.parentSku ?? product.sku,
    measures: Object.fromEntries(lengths.flatMap(([code, length]) => (length.ok ? [[code, length.value]] : []))),
    choices: Object.fromEntries(chosen.flatMap(([code, id]) => (id === undefined ? [] : [[code, id]]))),
    options: Object.fromEntries(
      variant
        .filter(({ option_id }) => form.attributes.includes(option_id))
        .map(({ option_id, option_value }) => [option_id, option_value]),
    ),
  }
}

export function choiceViews({ choices }: CustomSizeForm, customChoices: CustomChoices): readonly CustomOptionView[] {
  return choices.map((choice) => {
    const chosen = chosenValue(choice, customChoices)
    const values = choice.values.map(({ id, option_type_id, label }) => ({
      id: String(option_type_id),
      title: label,
      selected: id === chosen,
      surcharge: undefined,
    }))
    return { id: String(choice.option_id), title: choice.label, type: 'radio', required: true, text: '', values }
  })
}

/** Takes over a limit that the host has changed since it sent the form. */
export function withLimits(form: CustomSizeForm, refusals: readonly MeasureIssue[]): CustomSizeForm {
  const limited = (dimension: Dimension): Dimension => {
    const broken = refusals.find(
      ({ field, rule, limit }) => field === dimension.code && (rule === 'min' || rule === 'max') && limit !== null,
    )
    return broken ? { ...dimension, [broken.rule]: broken.limit } : dimension
  }
  return { ...form, dimensions: form.dimensions.map(limited) }
}

/** The first value unless the shopper chose another. */
function chosenValue({ option_id, values }: CustomSizeChoice, customChoices: CustomChoices): string | undefined {
  return (values.find(({ option_type_id }) => String(option_type_id) === customChoices[option_id]) ?? values[0])?.id
}
