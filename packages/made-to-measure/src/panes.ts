import type { Choices, DimensionCode, Family, Measures } from './model'

/** The geometry of a product. A model and the snapshot of a cart line both have these fields. */
export interface PieceShape {
  readonly family: Family
  readonly thickness: number
  readonly radius?: number
  readonly frame?: number
  readonly hinges?: number
  readonly bars?: number
}

export type PaneKind = 'fixed' | 'hinged' | 'sliding' | 'curved' | 'mirror'

/** A flat pane in mm; a curved one has its developed width, a round one its bounding square. */
export interface Pane {
  readonly name: PaneName
  readonly width: number
  readonly height: number
  readonly thickness: number
  readonly kind: PaneKind
  /** The measure that gives the pane its width. */
  readonly along: DimensionCode
}

export type PaneName =
  | 'front-fixed'
  | 'front-door'
  | 'side'
  | 'side-fixed'
  | 'front-curve'
  | 'side-curve'
  | 'fixed'
  | 'door'
  | 'leaf-left'
  | 'leaf-right'
  | 'folding'
  | 'wall'
  | 'mirror'

export const DEFAULT_RADIUS = 550
export const DEFAULT_FRAME = 45

/** Wider shower doors are a door of this width beside a fixed part. */
const WIDEST_SINGLE_DOOR = 900
const DOOR_BESIDE_FIXED = 700

type Cut = (size: Size, shape: PieceShape) => readonly Omit<Pane, 'thickness'>[]
type Size = Readonly<Record<DimensionCode, number>>

/** The panes that the workshop cuts (design: panes by kind). No choice of today's families changes them. */
export function panes(shape: PieceShape, measures: Measures, _choices?: Choices): readonly Pane[] {
  const { width = 0, depth = 0, height = 0, diameter = 0 } = measures
  return CUTS[shape.family]({ width, depth, height, diameter }, shape).map((pane) => ({
    ...pane,
    thickness: shape.thickness,
  }))
}

const corner: Cut = ({ width, depth, height }) => {
  const door = Math.round(width * 0.6)
  return [
    { name: 'front-fixed', width: width - door, height, kind: 'fixed', along: 'width' },
    { name: 'front-door', width: door, height, kind: 'hinged', along: 'width' },
    { name: 'side', width: depth, height, kind: 'fixed', along: 'depth' },
  ]
}

const quadrant: Cut = ({ width, depth, height }, { radius = DEFAULT_RADIUS }) => {
  const curve = (Math.PI / 4) * radius
  return [
    { name: 'front-fixed', width: Math.max(0, width - radius), height, kind: 'fixed', along: 'width' },
    { name: 'front-curve', width: curve, height, kind: 'curved', along: 'width' },
    { name: 'side-curve', width: curve, height, kind: 'curved', along: 'depth' },
    { name: 'side-fixed', width: Math.max(0, depth - radius), height, kind: 'fixed', along: 'depth' },
  ]
}

const hingedDoor: Cut = ({ width, height }) => {
  if (width <= WIDEST_SINGLE_DOOR) return [{ name: 'door', width, height, kind: 'hinged', along: 'width' }]
  return [
    { name: 'door', width: DOOR_BESIDE_FIXED, height, kind: 'hinged', along: 'width' },
    { name: 'fixed', width: width - DOOR_BESIDE_FIXED, height, kind: 'fixed', along: 'width' },
  ]
}

const twoLeaves: Cut = ({ width, height }) => [
  { name: 'leaf-left', width: width / 2, height, kind: 'sliding', along: 'width' },
  { name: 'leaf-right', width: width / 2, height, kind: 'sliding', along: 'width' },
]

const screen: Cut = ({ width, height }) => {
  const fixed = Math.round(width * 0.6)
  return [
    { name: 'fixed', width: fixed, height, kind: 'fixed', along: 'width' },
    { name: 'folding', width: width - fixed, height, kind: 'hinged', along: 'width' },
  ]
}

const framedDoor: Cut = ({ width, height }, { frame = DEFAULT_FRAME }) => [
  {
    name: 'door',
    width: Math.max(0, width - 2 * frame),
    height: Math.max(0, height - frame),
    kind: 'hinged',
    along: 'width',
  },
]

const CUTS: Readonly<Record<Family, Cut>> = {
  'enclosure-corner': corner,
  'enclosure-quadrant': quadrant,
  'shower-door-hinged': hingedDoor,
  'shower-door-sliding': twoLeaves,
  'shower-wall': ({ width, height }) => [{ name: 'wall', width, height, kind: 'fixed', along: 'width' }],
  'bath-screen': screen,
  'mirror-round': ({ diameter }) => [
    { name: 'mirror', width: diameter, height: diameter, kind: 'mirror', along: 'diameter' },
  ],
  'mirror-rect': ({ width, height }) => [{ name: 'mirror', width, height, kind: 'mirror', along: 'width' }],
  'sauna-door': framedDoor,
  'interior-door': framedDoor,
  'interior-door-sliding': twoLeaves,
}
