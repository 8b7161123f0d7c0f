import {
  drawing as draw,
  type Choices,
  type MadeToMeasureModel,
  type Measures,
  SHEET,
  sheetLayout,
} from '@vitrin/theme-kit/drawing'
import { useId } from 'react'
import { DimensionLine } from './dimension-line'
import { glassTint } from './glass-tint'
import { Parts } from './parts'

export interface SheetDrawingProps {
  readonly model: MadeToMeasureModel
  readonly measures: Measures
  readonly choices: Choices
  /** The drawing as a sentence. */
  readonly title: string
  readonly captions: { readonly front: string; readonly plan: string }
  /** Which way a leaf opens. */
  readonly opens: Readonly<Record<'left' | 'right', string>>
  readonly length: (millimetres: number) => string
}

/** A glazier's sheet: front and plan in one constant scale, the numbers as typed. */
export default function SheetDrawing(props: SheetDrawingProps) {
  const { model, measures, choices, title, captions, opens, length } = props
  const id = useId()
  const drawing = draw(model, measures, choices)
  const { front, plan, frontX, planX } = sheetLayout(drawing)
  const [frontView, planView] = drawing.views
  return (
    <svg
      className="drawing paper-grid"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-labelledby={id}
      style={glassTint(choices['glass'])}
    >
      <title id={id}>{title}</title>
      <text className="cap" x={frontX} y="22">
        {captions.front}
      </text>
      <text className="cap" x={planX} y="22">
        {captions.plan}
      </text>
      {drawing.movement === 'outwards' && (
        <text className="cap" x={planX} y={SHEET.height - 22}>
          {opens[drawing.side]}
        </text>
      )}
      <Parts parts={frontView.parts} place={front} />
      {frontView.dimensions.map((line) => (
        <DimensionLine key={line.field} line={line} place={front} length={length} />
      ))}
      <Parts parts={planView.parts} place={plan} />
      {planView.dimensions.map((line) => (
        <DimensionLine key={line.field} line={line} place={plan} length={length} />
      ))}
    </svg>
  )
}
