import { drawing, type MadeToMeasureSnapshot, type Part, type PartRole, type Shape } from '@vitrin/made-to-measure'

const BOX = 150
const MARGIN = 18
/** Copies of the theme's colours: a picture in a mail loads no style sheet. */
const INK = '#12201b'
const EDGE = '#0e5b4c'
const LINE = '#aeb8b3'
const PAPER = '#f0f3f1'
const CLEAR = 'rgba(120,190,168,.22)'
const GLASS: Readonly<Record<string, string>> = {
  grey: 'rgba(70,78,82,.3)',
  'mirror-grey': 'rgba(70,78,82,.3)',
  bronze: 'rgba(154,116,80,.28)',
  'mirror-bronze': 'rgba(154,116,80,.28)',
  frosted: 'rgba(226,236,232,.9)',
}

/** Parts of the room are left out. */
const STYLES: Readonly<Partial<Record<PartRole, string>>> = {
  inside: 'fill:GLASS;opacity:.55',
  frame: `fill:${PAPER};stroke:${INK};stroke-width:1`,
  glass: `fill:GLASS;stroke:${EDGE};stroke-width:1.25`,
  'glass-edge': `fill:none;stroke:${EDGE};stroke-width:3`,
  profile: `fill:none;stroke:${INK};stroke-width:2.5`,
  hinge: `fill:${INK}`,
  roller: `fill:${INK}`,
  handle: `fill:${INK};stroke:${INK};stroke-width:2.5`,
  lamp: `fill:none;stroke:${LINE};stroke-width:.9;stroke-dasharray:5 2`,
  swing: `fill:none;stroke:${EDGE};stroke-width:.9;stroke-dasharray:4 3`,
  closed: `fill:none;stroke:${EDGE};stroke-width:.9;stroke-dasharray:2 3`,
}

/** The front view of a piece as an SVG document of 150 × 150, without numbers, because the text beside it has them. */
export function drawingSvg(snapshot: MadeToMeasureSnapshot): string {
  const [front] = drawing(snapshot).views
  const parts = front.parts.filter(({ role }) => STYLES[role] !== undefined)
  const { x, y, width, height } = front.bounds
  const scale = (BOX - 2 * MARGIN) / Math.max(width, height, 1)
  const glass = GLASS[snapshot.choices['glass'] ?? ''] ?? CLEAR
  const place = { scale, x: (BOX - width * scale) / 2 - x * scale, y: (BOX - height * scale) / 2 - y * scale }
  const paths = parts.map((part) => pathOf(part, place, glass)).join('')
  const size = `viewBox="0 0 ${BOX} ${BOX}" width="${BOX}" height="${BOX}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${PAPER}" d="M0 0H150V150H0z"/>${paths}</svg>`
}

interface Place {
  readonly scale: number
  readonly x: number
  readonly y: number
}

function pathOf({ role, shape }: Part, place: Place, glass: string): string {
  return `<path style="${STYLES[role]!.replace('GLASS', glass)}" d="${outline(shape, place)}"/>`
}

function outline(shape: Shape, { scale, x: left, y: top }: Place): string {
  const x = (mm: number): string => (left + mm * scale).toFixed(1)
  const y = (mm: number): string => (top + mm * scale).toFixed(1)
  const length = (mm: number): string => (mm * scale).toFixed(1)
  if (shape.type === 'rect')
    return `M${x(shape.x)} ${y(shape.y)}H${x(shape.x + shape.width)}V${y(shape.y + shape.height)}H${x(shape.x)}z`
  if (shape.type === 'circle') {
    const radius = length(shape.radius)
    const half = (across: number): string => `a${radius} ${radius} 0 1 0 ${length(across)} 0`
    return `M${x(shape.x - shape.radius)} ${y(shape.y)}${half(2 * shape.radius)}${half(-2 * shape.radius)}z`
  }
  const segments = shape.segments.map(({ to, arc }) => {
    const radius = arc && length(arc.radius)
    return `${arc ? `A${radius} ${radius} 0 0 ${arc.clockwise ? 1 : 0} ` : 'L'}${x(to.x)} ${y(to.y)}`
  })
  return `M${x(shape.start.x)} ${y(shape.start.y)}${segments.join('')}${shape.closed ? 'z' : ''}`
}
