export interface DimensionProps {
  /** Where the measured length begins and ends. */
  readonly from: number
  readonly to: number
  /** The place of the line: y of a horizontal one, x of a vertical one. */
  readonly at: number
  readonly label: string
  /** Where the extension lines begin, 6 px off the glass. Without it the line has no extensions. */
  readonly extendFrom?: number
  /** Out of range: the number shows what was typed. */
  readonly bad?: boolean
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Ticks at 45 degrees, the number in the line, millimetres without unit: a glazier's convention. */
export function DimensionAcross({ from, to, at, label, extendFrom, bad }: DimensionProps) {
  const past = extendFrom === undefined ? at : at + Math.sign(at - extendFrom) * 5
  return (
    <g className={bad ? 'dim is-bad' : 'dim'}>
      {extendFrom !== undefined && (
        <path
          className="d-dim d-extension"
          d={`M${round(from)} ${round(extendFrom)}V${round(past)}M${round(to)} ${round(extendFrom)}V${round(past)}`}
        />
      )}
      <path className="d-dim" d={`M${round(from - 5)} ${round(at)}H${round(to + 5)}${tick(from, at)}${tick(to, at)}`} />
      <text x={round((from + to) / 2)} y={round(at)}>
        {label}
      </text>
    </g>
  )
}

export function DimensionUp({ from, to, at, label, extendFrom, bad }: DimensionProps) {
  const past = extendFrom === undefined ? at : at + Math.sign(at - extendFrom) * 5
  return (
    <g className={bad ? 'dim is-bad' : 'dim'}>
      {extendFrom !== undefined && (
        <path
          className="d-dim d-extension"
          d={`M${round(extendFrom)} ${round(from)}H${round(past)}M${round(extendFrom)} ${round(to)}H${round(past)}`}
        />
      )}
      <path className="d-dim" d={`M${round(at)} ${round(from - 5)}V${round(to + 5)}${tick(at, from)}${tick(at, to)}`} />
      <text transform={`translate(${round(at)} ${round((from + to) / 2)}) rotate(-90)`}>{label}</text>
    </g>
  )
}

function tick(x: number, y: number): string {
  return `M${round(x - 3.5)} ${round(y + 3.5)}l7-7`
}
