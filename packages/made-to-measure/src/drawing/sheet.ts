import type { DimensionCode } from '../model'
import type { Pane, PaneName, PieceShape } from '../panes'
import { mirrored, type Shape } from './geometry'

/** The thing that a shape represents. The theme gives each role its line and fill. */
export type PartRole =
  | 'wall'
  | 'floor'
  | 'fixture'
  | 'inside'
  | 'frame'
  | 'glass'
  | 'glass-edge'
  | 'profile'
  | 'hinge'
  | 'roller'
  | 'handle'
  | 'lamp'
  | 'swing'
  | 'closed'
  | 'travel'
  | 'centre'

/** One shape. A drawing lists its parts in painting order. A `travel` path ends where the head of its arrow is. */
export interface Part {
  readonly role: PartRole
  readonly shape: Shape
  readonly pane?: PaneName
}

export type Side = 'left' | 'right'

export interface Measured {
  readonly field: DimensionCode
  readonly side: 'above' | 'below' | 'right'
}

export interface Sketch {
  readonly parts: readonly Part[]
  readonly measured: readonly Measured[]
}

export type Movement = 'outwards' | 'inwards' | 'folds' | 'slides' | 'fixed'

export interface FamilyDrawing {
  readonly front: Sketch
  readonly plan: Sketch
  readonly movement: Movement
}

export type Size = Readonly<Record<DimensionCode, number>>

/** The input of a family's drawing: the size to draw, the largest size, and the side of its hinges or wall. */
export interface Sheet {
  readonly size: Size
  readonly largest: Size
  readonly side: Side
  readonly shape: PieceShape
  readonly panes: readonly Pane[]
}

export type DrawFamily = (sheet: Sheet) => FamilyDrawing

export function part(role: PartRole, shape: Shape): Part {
  return { role, shape }
}

export function paneWidth({ panes }: Sheet, name: PaneName): number {
  return panes.find((pane) => pane.name === name)?.width ?? 0
}

/** Each family is drawn with its side at the left. A piece of the other hand is the mirror image. */
export function handed(parts: readonly Part[], { side, size }: Sheet): readonly Part[] {
  if (side === 'left') return parts
  return parts.map((drawn) => ({ ...drawn, shape: mirrored(drawn.shape, size.width) }))
}
