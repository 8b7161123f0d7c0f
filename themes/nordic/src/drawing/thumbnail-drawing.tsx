import type { Drawing, Placement } from '@vitrin/theme-kit/drawing'
import { DimensionAcross, DimensionUp } from './dimension'
import { glassTint } from './glass-tint'
import { Parts } from './parts'

export interface ThumbnailDrawingProps {
  readonly drawing: Drawing
  readonly title: string
  readonly glass: string | undefined
  readonly length: (millimetres: number) => string
}

const BOX = 150
const FLOOR = 116
/** The largest drawing of the piece; the rest of the box is for its numbers. */
const TALLEST = 100
const WIDEST = 88

/** The front view alone, 150 × 150, as large as it fits. */
export function ThumbnailDrawing({ drawing, title, glass, length }: ThumbnailDrawingProps) {
  const [front] = drawing.views
  const measure = (side: 'across' | 'up') =>
    front.dimensions.find((line) => (line.side === 'right') === (side === 'up'))
  const across = measure('across')
  const up = measure('up')
  const size = {
    width: span(across?.from.x, across?.to.x),
    height: up ? span(up.from.y, up.to.y) : span(across?.from.x, across?.to.x),
  }
  const scale = Math.min(WIDEST / size.width, TALLEST / size.height)
  const foot = Math.max(0, up ? Math.max(up.from.y, up.to.y) : 0)
  const place: Placement = { scale, x: (BOX - 14 - size.width * scale) / 2, y: FLOOR - foot * scale }
  const right = place.x + size.width * scale
  return (
    <svg className="drawing" viewBox={`0 0 ${BOX} ${BOX}`} role="img" aria-label={title} style={glassTint(glass)}>
      <g className="piece">
        {up && <path className="d-floor" d={`M18 ${FLOOR}H118`} />}
        <Parts parts={front.parts.filter(({ role }) => !ROOM.has(role))} place={place} />
      </g>
      {up && up.value !== null && (
        <DimensionUp
          from={place.y + up.from.y * scale}
          to={place.y + up.to.y * scale}
          at={124}
          extendFrom={right + 6}
          label={length(up.value)}
        />
      )}
      {across && across.value !== null && (
        <DimensionAcross
          from={place.x}
          to={right}
          at={135}
          extendFrom={FLOOR + 5}
          label={`${across.field === 'diameter' ? '⌀ ' : ''}${length(across.value)}`}
        />
      )}
    </svg>
  )
}

/** Parts of the room, which only the sheet draws. */
const ROOM: ReadonlySet<string> = new Set(['wall', 'floor', 'fixture', 'travel', 'centre'])

function span(from = 0, to = 0): number {
  return Math.abs(to - from) || 1
}
