import type { CustomSizeDimension, CustomSizeOption } from '@vitrin/api-contract/wire'
import type { CatalogueProduct, ProductPart } from '@vitrin/catalog'
import type { Dimension, MadeToMeasureModel } from '@vitrin/made-to-measure'

const UNIT = 'mm' as const

/** All choices of a piece with own measures: attributes, options, lengths (contract §13.5). */
export function customSizeOptions(product: CatalogueProduct, model: MadeToMeasureModel): readonly CustomSizeOption[] {
  const attributes = (product.configurable_options ?? [])
    .filter((option) => !isSizeOption(option, model))
    .map((option) => attributeOption(option, model))
  const choices = model.choices.map((choice) => choiceOption(product, choice))
  const lengths = model.dimensions.map(({ option_id, code, label, min, max, step }) => ({
    option_id,
    attribute_code: code,
    label,
    values: [],
    input: { type: 'number' as const, min, max, step, unit: UNIT },
  }))
  return [...attributes, ...choices, ...lengths].map((option, position) => ({ ...option, position }))
}

export function customSizeDimensions({ dimensions }: MadeToMeasureModel): readonly CustomSizeDimension[] {
  return dimensions.map(({ code, label, min, max, step, default: usual }: Dimension) => ({
    attribute_code: code,
    label,
    min,
    max,
    step,
    unit: UNIT,
    default: usual,
  }))
}

type OptionWithoutPosition = Omit<CustomSizeOption, 'position'>

/** Whether the option is the size. Shoppers do not choose it here, because own measures are one of its values. */
function isSizeOption({ values }: ProductPart<'configurable_options'>, { size_value }: MadeToMeasureModel): boolean {
  return values.some(({ value_index }) => String(value_index) === size_value)
}

function attributeOption(
  { attribute_id, attribute_code = '', label, values }: ProductPart<'configurable_options'>,
  { profiles }: MadeToMeasureModel,
): OptionWithoutPosition {
  const offered =
    attribute_code === 'color'
      ? values.filter(({ value_index }) => profiles.some(({ color }) => color === String(value_index)))
      : values
  return {
    attribute_id,
    attribute_code,
    label,
    values: offered.map(({ value_index, label: name, default_label }) => ({
      value_index,
      label: name ?? default_label ?? String(value_index),
    })),
  }
}

function choiceOption(
  product: CatalogueProduct,
  { code, option_id, values }: MadeToMeasureModel['choices'][number],
): OptionWithoutPosition {
  const described = product.custom_options?.find((option) => String(option.option_id) === String(option_id))
  const titleOf = (typeId: number): string | undefined =>
    described?.values?.find(({ option_type_id }) => String(option_type_id) === String(typeId))?.title
  return {
    option_id,
    attribute_code: code,
    label: described?.title ?? code,
    values: values.map(({ id, option_type_id }) => ({
      value_index: option_type_id,
      label: titleOf(option_type_id) ?? id,
      choice: id,
    })),
  }
}
