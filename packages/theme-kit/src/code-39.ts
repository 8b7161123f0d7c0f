/** Code 39 by ISO/IEC 16388: five bars and four spaces for each sign, in turn; 1 is a wide one. */
const SIGNS: Readonly<Record<string, string>> = {
  0: '000110100',
  1: '100100001',
  2: '001100001',
  3: '101100000',
  4: '000110001',
  5: '100110000',
  6: '001110000',
  7: '000100101',
  8: '100100100',
  9: '001100100',
  '*': '010010100',
}
const NARROW = 1
const WIDE = 3
/** Scanners need this much white before and after the bars. */
const QUIET_ZONE = 10

export interface Barcode {
  readonly width: number
  readonly bars: readonly { readonly x: number; readonly width: number }[]
}

/** The bars of a number, with the start and stop signs. */
export function code39(digits: string): Barcode {
  let x = QUIET_ZONE
  const bars: { readonly x: number; readonly width: number }[] = []
  for (const sign of `*${digits}*`) {
    for (const [place, isWide] of Array.from(SIGNS[sign] ?? '').entries()) {
      const width = isWide === '1' ? WIDE : NARROW
      if (place % 2 === 0) bars.push({ x, width })
      x += width
    }
    x += NARROW
  }
  return { width: x - NARROW + QUIET_ZONE, bars }
}
