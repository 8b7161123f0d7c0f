import type { Drawing, Placement } from '@vitrin/theme-kit/drawing'
import { DimensionAcross, DimensionUp } from './dimension'

export interface DimensionLineProps {
  readonly line: Drawing['views'][number]['dimensions'][number]
  readonly place: Placement
  readonly length: (millimetres: number) => string
}

/** Extension lines start 6 px off the glass. */
const OFF = 6
const OUT = { above: -22, below: 28, right: 30 } as const

/** A measure of the geometry, moved off the piece. */
export function DimensionLine({
  line: { side, from, to, value, field, outOfRange },
  place,
  length,
}: DimensionLineProps) {
  const x = (mm: number): number => place.x + mm * place.scale
  const y = (mm: number): number => place.y + mm * place.scale
  const label = value === null ? '–' : `${field === 'diameter' ? '⌀ ' : ''}${length(value)}`
  if (side === 'right') {
    const edge = x(from.x)
    return (
      <DimensionUp
        from={y(from.y)}
        to={y(to.y)}
        at={edge + OUT.right}
        extendFrom={edge + OFF}
        label={label}
        bad={outOfRange}
      />
    )
  }
  const edge = y(from.y)
  return (
    <DimensionAcross
      from={x(from.x)}
      to={x(to.x)}
      at={edge + OUT[side]}
      extendFrom={edge + Math.sign(OUT[side]) * OFF}
      label={label}
      bad={outOfRange}
    />
  )
}
