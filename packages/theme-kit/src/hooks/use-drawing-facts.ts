import { optionOfChoice, weightOfPiece } from '@vitrin/catalog'
import { measuredThing } from '@vitrin/made-to-measure'
import type { ModelMeasurement, ProductStore } from '../stores'
import { useFormats } from './use-formats'
import { useMessage } from './use-message'

export interface DrawingFacts extends Pick<ModelMeasurement, 'model' | 'choices'> {
  readonly measures: ModelMeasurement['measuresToDraw']
  /** The drawing in words. */
  readonly title: string
  readonly captions: { readonly front: string; readonly plan: string }
  /** The title block: measures, glass, weight, tolerance. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly length: (millimetres: number) => string
}

/** What the drawing of the open piece shows; undefined where nothing is drawn. In an `observer`. */
export function useDrawingFacts({ selection }: ProductStore): DrawingFacts | undefined {
  const t = useMessage()
  const formats = useFormats()
  const measurement = selection?.model
  if (!measurement) return undefined
  const { model, choices, measuresToDraw: measures } = measurement
  const weight = weightOfPiece(measurement)
  const shown = model.dimensions.map(({ code, label }) => ({ label, value: measures[code] }))
  const size = shown.map(({ value }) => (value === undefined ? t('ui.unsure') : formats.number(value))).join(' × ')
  const sentence = shown
    .map(({ label, value }) => t('drawing.part', { dimension: label.toLowerCase(), length: value ?? '' }))
    .join(', ')
  const glass = optionOfChoice(selection, 'glass')?.values.find(({ selected }) => selected)?.title
  const isOfGlass = measuredThing(model).of === 'glass'
  return {
    model,
    choices,
    measures,
    title: t('drawing.sentence', { measures: sentence }),
    captions: { front: t(isOfGlass ? 'drawing.frontGlass' : 'drawing.frontOpening'), plan: t('drawing.plan') },
    facts: [
      [t(isOfGlass ? 'drawing.measuresGlass' : 'drawing.measuresOpening'), t('ui.millimetres', { length: size })],
      [t('drawing.glass'), [glass, formats.length(model.thickness)].filter(Boolean).join(', ')],
      [t('drawing.weight'), weight === undefined ? t('ui.unsure') : formats.weight(weight)],
      [t('drawing.tolerance'), t('drawing.toleranceValue')],
    ],
    length: (millimetres) => formats.number(millimetres),
  }
}
