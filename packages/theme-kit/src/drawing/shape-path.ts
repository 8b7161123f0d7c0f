import type { Drawing } from '@vitrin/made-to-measure'

export type DrawnPart = Drawing['views'][number]['parts'][number]
export type Shape = DrawnPart['shape']

/** Scale and place of a view on the paper. */
export interface Placement {
  readonly scale: number
  /** The geometry's origin on the paper. */
  readonly x: number
  readonly y: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A shape of the geometry as the `d` of a path. */
export function shapePath(shape: Shape, place: Placement): string {
  const x = (mm: number): number => round(place.x + mm * place.scale)
  const y = (mm: number): number => round(place.y + mm * place.scale)
  if (shape.type === 'rect') {
    return `M${x(shape.x)} ${y(shape.y)}H${x(shape.x + shape.width)}V${y(shape.y + shape.height)}H${x(shape.x)}z`
  }
  if (shape.type === 'circle') {
    const radius = round(shape.radius * place.scale)
    const half = (width: number): string => `a${radius} ${radius} 0 1 0 ${width} 0`
    return `M${x(shape.x - shape.radius)} ${y(shape.y)}${half(2 * radius)}${half(-2 * radius)}z`
  }
  const segments = shape.segments.map(({ to, arc }) => {
    if (!arc) return `L${x(to.x)} ${y(to.y)}`
    const radius = round(arc.radius * place.scale)
    return `A${radius} ${radius} 0 0 ${arc.clockwise ? 1 : 0} ${x(to.x)} ${y(to.y)}`
  })
  return `M${x(shape.start.x)} ${y(shape.start.y)}${segments.join('')}${shape.closed ? 'z' : ''}`
}

/** The head of the arrow that shows how a leaf moves. */
export function arrowHead(shape: Shape, place: Placement): string {
  if (shape.type !== 'path') return ''
  const end = shape.segments.at(-1)
  const before = shape.segments.at(-2)?.to ?? shape.start
  if (!end) return ''
  const along = Math.atan2(end.to.y - before.y, end.to.x - before.x)
  const tip = { x: place.x + end.to.x * place.scale, y: place.y + end.to.y * place.scale }
  const barb = (turn: number): string =>
    `${round(tip.x - 6 * Math.cos(along + turn))} ${round(tip.y - 6 * Math.sin(along + turn))}`
  return `M${barb(0.5)}L${round(tip.x)} ${round(tip.y)}L${barb(-0.5)}`
}
