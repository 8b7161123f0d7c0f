import {
  drawing as draw,
  SHEET,
  sheetLayout,
  type Choices,
  type MadeToMeasureModel,
  type Measures,
} from '@vitrin/theme-kit/drawing'
import { DimensionLine, Parts } from './piece-drawing'

export interface SheetProps {
  readonly model: MadeToMeasureModel
  readonly measures: Measures
  readonly choices: Choices
  /** The drawing as a sentence. */
  readonly title: string
  readonly captions: { readonly front: string; readonly plan: string }
  readonly length: (millimetres: number) => string
}

/** Front and plan in one scale, which does not follow what is typed. */
export default function Sheet({ model, measures, choices, title, captions, length }: SheetProps) {
  const drawing = draw(model, measures, choices)
  const { front, plan, frontX, planX } = sheetLayout(drawing)
  const [frontView, planView] = drawing.views
  const views = [
    { view: frontView, place: front, x: frontX, caption: captions.front },
    { view: planView, place: plan, x: planX, caption: captions.plan },
  ]
  return (
    <svg className="drawing" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={title}>
      {views.map(({ view, place, x, caption }) => (
        <g key={view.name}>
          <text className="cap" x={x} y="22">
            {caption}
          </text>
          <Parts parts={view.parts} place={place} />
          {view.dimensions.map((line) => (
            <DimensionLine key={line.field} line={line} place={place} length={length} />
          ))}
        </g>
      ))}
    </svg>
  )
}
