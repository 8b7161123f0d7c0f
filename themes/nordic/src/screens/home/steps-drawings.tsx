import type { ReactNode } from 'react'
import { DimensionAcross, DimensionUp } from '../../drawing/dimension'

interface DrawingProps {
  readonly label: string
  /** The words on the edge's drawing. */
  readonly words: { readonly edge: string; readonly standard: string }
}

const DRAWINGS = { measure: MeasureDrawing, type: TypeDrawing, edge: EdgeDrawing } as const

export type StepName = keyof typeof DRAWINGS

/** The picture of one step. */
export default function StepDrawing({ step, ...props }: DrawingProps & { readonly step: StepName }) {
  const Drawing = DRAWINGS[step]
  return <Drawing {...props} />
}

function Sheet({ label, children }: Pick<DrawingProps, 'label'> & { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 250" className="drawing" role="img" aria-label={label}>
      {children}
    </svg>
  )
}

/** An opening measured at three heights. */
function MeasureDrawing({ label }: DrawingProps) {
  return (
    <Sheet label={label}>
      <path className="d-wall" d="M118 20h12v198h-12zM270 20h12v198h-12zM118 20h164v-12h-164z" />
      <path className="d-floor" d="M60 218H340M130 218V20H270V218" />
      <DimensionAcross from={130} to={270} at={56} label="897" />
      <DimensionAcross from={130} to={270} at={119} label="895" />
      <DimensionAcross from={130} to={270} at={184} label="898" />
    </Sheet>
  )
}

/** A door with its two measures. */
function TypeDrawing({ label }: DrawingProps) {
  return (
    <Sheet label={label}>
      <path className="d-floor" d="M60 205H340" />
      <path className="d-glass" d="M150 32h93.5v173H150z" />
      <path className="d-shine" d="M186.5 99.8l31.8-31.8M195.5 104.8l17.5-17.5" />
      <path className="d-dash" d="M243.5 32L150 118.5L243.5 205" />
      <path className="d-profile" d="M150 32V205M235.5 104.7v27.7" />
      <path className="d-fill" d="M149 49.5h8v10h-8zM149 177.5h8v10h-8z" />
      <DimensionUp from={32} to={205} at={282} label="1 985" extendFrom={250} />
      <DimensionAcross from={150} to={243.5} at={228} label="889" extendFrom={208} />
    </Sheet>
  )
}

/** The pane's edge in section. */
function EdgeDrawing({ label, words }: DrawingProps) {
  return (
    <Sheet label={label}>
      <path d="M70 96H300l14 14v30l-14 14H70z" className="d-glass" />
      <path d="M300 96l14 14v30l-14 14" className="d-glass-edge" />
      <path className="d-shine" d="M120 140l30-30M138 142l22-22M216 140l30-30" />
      <path className="d-dim" fill="var(--color-mist)" d="M70 96c-7 10 7 18 0 29s6 20 0 29" />
      <DimensionUp from={96} to={154} at={346} label="8" extendFrom={318} />
      <path className="d-dim" d="M307 103l-22-42h-18" />
      <text x="200" y="61">
        {words.edge}
      </text>
      <text className="cap" x="186" y="186">
        {words.standard}
      </text>
    </Sheet>
  )
}
