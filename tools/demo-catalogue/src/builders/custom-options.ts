import type { ProductPart } from '@vitrin/catalog'
import { panes, type MadeToMeasureModel } from '@vitrin/made-to-measure'
import { ore, subtract, toKronor } from '@vitrin/pricing'
import { choiceDefinition, type ChoiceCode } from '../shop/choices'
import { glasses, type GlassId } from '../shop/glasses'

const NOT_A_FILE = { max_characters: 0, image_size_x: 0, image_size_y: 0 }

/** A field for each own measure, then a radio group for each choice (design: made-to-measure). */
export function customOptions(sku: string, model: MadeToMeasureModel): readonly ProductPart<'custom_options'>[] {
  const fields = model.dimensions.map(({ option_id, label }, index): ProductPart<'custom_options'> => ({
    option_id,
    product_sku: sku,
    title: `${label}, mm`,
    type: 'field',
    sort_order: index + 1,
    is_require: false,
    ...NOT_A_FILE,
    max_characters: 5,
    price: 0,
    price_type: 'fixed',
  }))
  const radios = model.choices.map((choice, index): ProductPart<'custom_options'> => ({
    option_id: choice.option_id,
    product_sku: sku,
    title: titleOf(choice.code),
    type: 'radio',
    sort_order: fields.length + index + 1,
    is_require: true,
    ...NOT_A_FILE,
    values: choice.values.map((value, position) => ({
      option_type_id: value.option_type_id,
      title: valueTitle(choice.code, value.id),
      price: choice.code === 'glass' ? glassSurcharge(model, value.id) : toKronor(value.surcharge ?? ore(0)),
      price_type: 'fixed' as const,
      sort_order: position + 1,
    })),
  }))
  return [...fields, ...radios]
}

function titleOf(code: string): string {
  return code === 'glass' ? 'Glas' : choiceDefinition(code as ChoiceCode).title
}

function valueTitle(code: string, id: string): string {
  if (code === 'glass') return glasses[id as GlassId].label
  return choiceDefinition(code as ChoiceCode).values.find((value) => value.id === id)?.title ?? id
}

/** The surcharge for other glass: the difference of the rates times the default area, rounded to fifty kronor. */
function glassSurcharge(model: MadeToMeasureModel, glass: string): number {
  const included = model.choices.find(({ code }) => code === 'glass')?.values[0]?.id ?? glass
  const rates = model.price.glass_per_m2
  const measures = Object.fromEntries(model.dimensions.map((dimension) => [dimension.code, dimension.default]))
  const area = panes(model, measures, { glass }).reduce((sum, pane) => sum + (pane.width * pane.height) / 1_000_000, 0)
  return Math.max(
    0,
    Math.round((toKronor(subtract(rates[glass] ?? ore(0), rates[included] ?? ore(0))) * area) / 50) * 50,
  )
}
