import { arrowHead, shapePath, type Drawing, type DrawnPart, type Placement } from '@vitrin/theme-kit/drawing'

export type View = Drawing['views'][number]
type Line = View['dimensions'][number]

/** Roles that have a fill or a line of their own in the styles are named there as `.p-<role>`. */
export function Parts({ parts, place }: { readonly parts: readonly DrawnPart[]; readonly place: Placement }) {
  return parts.map(({ role, shape }, index) => (
    // Parts have no identity: their order is the painting order.
    <path
      key={index}
      className={`p-${role}`}
      d={shapePath(shape, place) + (role === 'travel' ? arrowHead(shape, place) : '')}
    />
  ))
}

export interface LineProps {
  readonly line: Line
  readonly place: Placement
  readonly length: (millimetres: number) => string
}

const OFF = 24

/** A measure beside the piece: a line with an end at each side, and the number. */
export function DimensionLine({ line, place, length }: LineProps) {
  const { side, from, to, value, field, outOfRange } = line
  const x = (mm: number) => place.x + mm * place.scale
  const y = (mm: number) => place.y + mm * place.scale
  const label = value === null ? '–' : `${field === 'diameter' ? '⌀ ' : ''}${length(value)}`
  const isUp = side === 'right'
  const at = isUp ? x(from.x) + OFF : y(from.y) + (side === 'above' ? -OFF : OFF)
  const [start, end] = isUp ? [y(from.y), y(to.y)] : [x(from.x), x(to.x)]
  const middle = (start + end) / 2
  return (
    <g className={outOfRange ? 'dim wrong' : 'dim'}>
      <path
        d={
          isUp
            ? `M${at - 5} ${start}h10M${at} ${start}V${end}M${at - 5} ${end}h10`
            : `M${start} ${at - 5}v10M${start} ${at}H${end}M${end} ${at - 5}v10`
        }
      />
      <text transform={isUp ? `translate(${at} ${middle}) rotate(-90)` : `translate(${middle} ${at})`}>{label}</text>
    </g>
  )
}

export interface PieceDrawingProps {
  readonly drawing: Drawing
  readonly title: string
  /** Writes the measures. Without it the text beside the drawing has them. */
  readonly length?: (millimetres: number) => string
}

const BOX = 120
const ROOM: ReadonlySet<string> = new Set(['wall', 'floor', 'fixture', 'travel', 'centre'])

/** The front of a piece, as large as it fits into a square. */
export function PieceDrawing({ drawing, title, length }: PieceDrawingProps) {
  const [front] = drawing.views
  const { x, y, width, height } = front.bounds
  const edge = length ? 36 : 4
  const scale = (BOX - 2 * edge) / Math.max(width, height, 1)
  const place = {
    scale,
    x: (BOX - width * scale) / 2 - x * scale,
    y: (BOX - height * scale) / 2 - y * scale,
  }
  return (
    <svg className="drawing" viewBox={`0 0 ${BOX} ${BOX}`} role="img" aria-label={title}>
      <Parts parts={front.parts.filter(({ role }) => !ROOM.has(role))} place={place} />
      {length &&
        front.dimensions.map((line) => <DimensionLine key={line.field} line={line} place={place} length={length} />)}
    </svg>
  )
}
