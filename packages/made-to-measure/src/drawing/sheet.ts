import type { DimensionCode } from '../model'
import type { Pane, PaneName, PieceShape } from '../panes'
import { mirrored, type Shape } from './geometry'

/** What a shape stands for; the theme gives each role its line and fill. */
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

/** One shape, in painting order. `travel` runs from its start to its end, where the arrow's head is. */
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

/** What a family draws from: the size drawn, the largest one it comes in, and which side its hinges or wall are on. */
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

/** Families are drawn with their side at the left; the other hand is the mirror image. */
export function handed(parts: readonly Part[], { side, size }: Sheet): readonly Part[] {
  if (side === 'left') return parts
  return parts.map((drawn) => ({ ...drawn, shape: mirrored(drawn.shape, size.width) }))
}
