import type { CSSProperties } from 'react'

const TINTS: Readonly<Record<string, string>> = {
  grey: 'rgb(70 78 82 / .3)',
  'mirror-grey': 'rgb(70 78 82 / .3)',
  bronze: 'rgb(154 116 80 / .28)',
  'mirror-bronze': 'rgb(154 116 80 / .28)',
  frosted: 'rgb(226 236 232 / .9)',
}

/** The fill of tinted glass. Clear glass keeps the green of the tokens. */
export function glassTint(glass: string | undefined): CSSProperties | undefined {
  const tint = glass && TINTS[glass]
  return tint ? ({ '--glass-fill': tint } as CSSProperties) : undefined
}
