import type { Choices, DimensionCode, Family, MadeToMeasureModel, MadeToMeasureSnapshot, Measures } from '../model'
import { panes, type PieceShape } from '../panes'
import { cornerEnclosure, quadrantEnclosure } from './enclosures'
import { at, boundsOf, type Box, type Point } from './geometry'
import { rectMirror, roundMirror } from './mirrors'
import { interiorDoor, saunaDoor, slidingInteriorDoor } from './room-doors'
import type { DrawFamily, FamilyDrawing, Measured, Movement, Part, Sheet, Side, Size, Sketch } from './sheet'
import { bathScreen, hingedShowerDoor, showerWall, slidingShowerDoor } from './shower-fronts'

/** A measure to write beside the piece. `from` and `to` touch what is drawn; the theme moves the line outwards. */
export interface DimensionLine {
  readonly field: DimensionCode
  /** The typed length, which may be outside the limits of the glass; null if nothing was typed. */
  readonly value: number | null
  readonly outOfRange: boolean
  readonly side: Measured['side']
  readonly from: Point
  readonly to: Point
}

export interface View {
  readonly name: 'front' | 'plan'
  readonly parts: readonly Part[]
  readonly dimensions: readonly DimensionLine[]
  readonly bounds: Box
  /** The bounds of the largest piece. A sheet that is scaled by it does not move when the size changes. */
  readonly reach: Box
}

export interface Drawing {
  readonly family: Family
  readonly views: readonly [front: View, plan: View]
  readonly movement: Movement
  /** The side of hinges or wall. */
  readonly side: Side
}

const FAMILIES: Readonly<Record<Family, DrawFamily>> = {
  'enclosure-corner': cornerEnclosure,
  'enclosure-quadrant': quadrantEnclosure,
  'shower-door-hinged': hingedShowerDoor,
  'shower-door-sliding': slidingShowerDoor,
  'shower-wall': showerWall,
  'bath-screen': bathScreen,
  'mirror-round': roundMirror,
  'mirror-rect': rectMirror,
  'sauna-door': saunaDoor,
  'interior-door': interiorDoor,
  'interior-door-sliding': slidingInteriorDoor,
}

/** The choices that decide the hand of a piece. The first one that a model has counts. */
const SIDE_CHOICES = ['hinge_side', 'opening_side'] as const

export function drawing(snapshot: MadeToMeasureSnapshot): Drawing
export function drawing(model: MadeToMeasureModel, measures: Measures, choices: Choices): Drawing
/** The piece as geometry, front and plan, in mm (design: visual.md §9). Out of range, the glass stays at its limit. */
export function drawing(
  source: MadeToMeasureModel | MadeToMeasureSnapshot,
  typed?: Measures,
  chosen?: Choices,
): Drawing {
  const snapshot = 'measures' in source ? source : undefined
  const measures = typed ?? snapshot?.measures ?? {}
  const side = sideOf(chosen ?? snapshot?.choices ?? {})
  const dimensions = 'dimensions' in source ? source.dimensions : []
  const drawn = sizeOf({
    ...measures,
    ...Object.fromEntries(dimensions.map((of) => [of.code, drawable(measures[of.code], of)])),
  })
  const largest = sizeOf({ ...drawn, ...Object.fromEntries(dimensions.map(({ code, max }) => [code, max])) })
  const outOfRange = (field: DimensionCode): boolean =>
    dimensions.some(
      ({ code, min, max }) => code === field && !((measures[field] ?? min) >= min && (measures[field] ?? max) <= max),
    )

  const sketch = drawFamily(source, drawn, largest, side)
  const extreme = drawFamily(source, largest, largest, side)
  const view = (name: View['name']): View => ({
    name,
    parts: sketch[name].parts,
    dimensions: sketch[name].measured.map((measured) => ({
      ...measured,
      value: known(measures[measured.field]),
      outOfRange: outOfRange(measured.field),
      ...edgeOf(sketch[name], measured, drawn),
    })),
    bounds: boundsOf(shapesOf(sketch[name])),
    reach: boundsOf(shapesOf(extreme[name])),
  })
  return { family: source.family, views: [view('front'), view('plan')], movement: sketch.movement, side }
}

function drawFamily(shape: PieceShape, size: Size, largest: Size, side: Side): FamilyDrawing {
  const sheet: Sheet = { size, largest, side, shape, panes: panes(shape, size) }
  return FAMILIES[shape.family](sheet)
}

function sideOf(choices: Choices): Side {
  const side = SIDE_CHOICES.map((code) => choices[code]).find((value) => value !== undefined)
  return side === 'right' ? 'right' : 'left'
}

function sizeOf({ width = 0, depth = 0, height = 0, diameter = 0 }: Measures): Size {
  return { width, depth, height, diameter }
}

function drawable(
  typed: number | undefined,
  { min, max, default: usual }: { min: number; max: number; default: number },
): number {
  return Math.min(max, Math.max(min, known(typed) ?? usual))
}

function known(length: number | undefined): number | null {
  return length === undefined || Number.isNaN(length) ? null : length
}

/** The line of a measure, on the edge of all solid parts that are drawn on that side. */
function edgeOf({ parts }: Sketch, { field, side }: Measured, size: Size): { from: Point; to: Point } {
  const solid = boundsOf(
    parts
      .filter(({ role }) => !PASSING.has(role) && !(role === 'fixture' && side === 'right'))
      .map(({ shape }) => shape),
  )
  const length = size[field]
  if (side === 'above') return { from: at(0, solid.y), to: at(length, solid.y) }
  if (side === 'below') return { from: at(0, solid.y + solid.height), to: at(length, solid.y + solid.height) }
  const start = field === 'depth' ? 0 : -length
  return { from: at(solid.x + solid.width, start), to: at(solid.x + solid.width, start + length) }
}

/** Parts that extend past the piece. Dimension lines outside them would be too far from it. */
const PASSING: ReadonlySet<Part['role']> = new Set(['floor', 'swing', 'centre', 'travel'])

function shapesOf({ parts }: Sketch): readonly Part['shape'][] {
  return parts.map(({ shape }) => shape)
}
