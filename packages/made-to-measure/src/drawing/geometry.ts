/** mm; x grows to the right and y downwards, as on a screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface Rect extends Box {
  readonly type: 'rect'
}

export interface Circle extends Point {
  readonly type: 'circle'
  readonly radius: number
}

export interface Path {
  readonly type: 'path'
  readonly start: Point
  readonly segments: readonly Segment[]
  readonly closed: boolean
}

/** A straight line to a point, or an arc of at most half a turn. */
export interface Segment {
  readonly to: Point
  readonly arc?: Arc
}

export interface Arc {
  readonly radius: number
  readonly clockwise: boolean
}

export type Shape = Rect | Circle | Path

export function at(x: number, y: number): Point {
  return { x, y }
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { type: 'rect', x, y, width, height }
}

export function circle(x: number, y: number, radius: number): Circle {
  return { type: 'circle', x, y, radius }
}

export function line(from: Point, ...to: readonly Point[]): Path {
  return { type: 'path', start: from, segments: to.map((point) => ({ to: point })), closed: false }
}

export function polygon(from: Point, ...to: readonly Point[]): Path {
  return { ...line(from, ...to), closed: true }
}

export function arc(from: Point, to: Point, radius: number, clockwise: boolean): Path {
  return { type: 'path', start: from, segments: [{ to, arc: { radius, clockwise } }], closed: false }
}

/** The mirror image of a shape, with the mirror at x = `width` / 2. */
export function mirrored(shape: Shape, width: number): Shape {
  const flip = ({ x, y }: Point): Point => at(width - x, y)
  if (shape.type === 'rect') return { ...shape, x: width - shape.x - shape.width }
  if (shape.type === 'circle') return { ...shape, x: width - shape.x }
  return {
    ...shape,
    start: flip(shape.start),
    segments: shape.segments.map((segment) =>
      segment.arc
        ? { to: flip(segment.to), arc: { ...segment.arc, clockwise: !segment.arc.clockwise } }
        : { to: flip(segment.to) },
    ),
  }
}

/** The bounding box of the shapes. No arc here leaves its quadrant, so the ends of an arc bound it. */
export function boundsOf(shapes: readonly Shape[]): Box {
  const points = shapes.flatMap(cornersOf)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function cornersOf(shape: Shape): readonly Point[] {
  if (shape.type === 'rect') return [shape, at(shape.x + shape.width, shape.y + shape.height)]
  if (shape.type === 'circle') {
    const { x, y, radius } = shape
    return [at(x - radius, y - radius), at(x + radius, y + radius)]
  }
  return [shape.start, ...shape.segments.map(({ to }) => to)]
}
