import type { Family } from './drawn-families'

interface Piece {
  readonly glass: readonly string[]
  readonly lines?: string
  readonly shine: string
  readonly dash?: string
  readonly profile?: string
  readonly fill?: string
  readonly tint?: string
}

/**
 * One piece of each family, all drawn at 0.125 px a millimetre on one floor (y = 270), so that a
 * mirror is as much smaller than a door as it is on the wall. Keyed by the address of the family's category.
 */
const LINE_UP: Readonly<Record<Family, Piece>> = {
  duschhornor: {
    glass: ['M3 20h27v250h-27z', 'M31.5 20h84v250h-84z'],
    shine: 'M64.3 109.3l28.6-28.6M73.3 114.3l15.7-15.7',
    dash: 'M115.5 20L31.5 145L115.5 270',
    profile: 'M3 20V270M106.5 128v34',
    fill: 'M27.5 47.5h8v10h-8zM27.5 232.5h8v10h-8z',
  },
  duschdorrar: {
    glass: ['M3 20h100v250h-100z'],
    shine: 'M42 112l34-34M51 117l18.7-18.7',
    dash: 'M103 20L3 145L103 270',
    profile: 'M3 20V270M95 125v40',
    fill: 'M2 47.5h8v10h-8zM2 232.5h8v10h-8z',
  },
  duschvaggar: {
    glass: ['M3 20h125v250h-125z'],
    shine: 'M51.8 116.3l42.5-42.5M60.8 121.3l23.4-23.4',
    lines: 'M90.5 19h68.8',
    profile: 'M3 20V270',
    fill: 'M88 20a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M156.8 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  },
  badkarsvaggar: {
    glass: ['M3 18.8h56.3v181.3h-56.3z', 'M59.3 18.8h56.3v181.3h-56.3z'],
    shine: 'M24.9 82.7l19.1-19.1M33.9 87.7l10.5-10.5',
    lines: 'M3 200H203V270H3z',
    profile: 'M3 18.8V200',
    fill: 'M55.3 39.1h8v10h-8zM55.3 169.6h8v10h-8z',
  },
  speglar: {
    glass: ['M26 88.8a50 50 0 1 0 100 0a50 50 0 1 0-100 0'],
    shine: 'M68.3 86.7l23.8-23.8M77.3 91.7l13.1-13.1',
    lines: 'M1 162.5h150v-2.5h-150z',
  },
  bastudorrar: {
    glass: ['M7 33.8h86.3v236.3h-86.3z'],
    tint: 'rgb(154 116 80 / .28)',
    shine: 'M40.6 119.3l29.3-29.3M49.6 124.3l16.1-16.1',
    lines: 'M2 28.8h96.3v241.3h-96.3z',
    profile: 'M85.3 121.2v61.4',
    fill: 'M5 61.8h8v10h-8zM5 231.9h8v10h-8z',
  },
  innerdorrar: {
    glass: ['M3 15h103.1v255h-103.1z'],
    shine: '',
    lines: 'M3 78.8h103.1m0 63.8h-103.1m0 63.8h103.1',
    profile: 'M3 15h103.1v255M3 15v255M97.1 139.1v12',
  },
}

export interface LineUpDrawingProps {
  readonly family: Family
}

/** The parts of one piece, to put into an `<svg>`. */
export default function LineUpDrawing({ family }: LineUpDrawingProps) {
  const { glass, shine, lines, dash, profile, fill, tint } = LINE_UP[family]
  return (
    <>
      {lines && <path className="d-line" d={lines} />}
      {glass.map((pane) => (
        <path key={pane} className="d-glass" d={pane} style={tint ? { fill: tint } : undefined} />
      ))}
      {shine && <path className="d-shine" d={shine} />}
      {dash && <path className="d-dash" d={dash} />}
      {profile && <path className="d-profile" d={profile} />}
      {fill && <path className="d-fill" d={fill} />}
    </>
  )
}
