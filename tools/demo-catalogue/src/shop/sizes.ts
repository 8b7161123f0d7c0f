import type { Measures } from '@vitrin/made-to-measure'

interface Size {
  readonly value: string
  readonly label: string
  readonly measures: Measures
}

const corner = (value: string, width: number, depth: number): Size => ({
  value,
  label: `${width / 10}x${depth / 10}`,
  measures: { width, depth },
})
const wide = (value: string, width: number): Size => ({ value, label: `${width / 10} cm`, measures: { width } })
const opening = (value: string, label: string, width: number, height: number): Size => ({
  value,
  label,
  measures: { width, height },
})
const round = (value: string, diameter: number): Size => ({
  value,
  label: `⌀ ${diameter / 10} cm`,
  measures: { diameter },
})

/** Values of the attribute `size`. A size without a height has the product's standard height. */
export const sizes = {
  '70x70': corner('6104', 700, 700),
  '80x80': corner('6101', 800, 800),
  '90x90': corner('6102', 900, 900),
  '70x90': corner('6103', 700, 900),
  '80x100': corner('6105', 800, 1000),
  '90x100': corner('6106', 900, 1000),
  '100x100': corner('6107', 1000, 1000),
  '100x80': corner('6108', 1000, 800),
  '120x80': corner('6109', 1200, 800),
  '120x90': corner('6110', 1200, 900),
  w30: wide('6120', 300),
  w40: wide('6121', 400),
  w60: wide('6122', 600),
  w70: wide('6123', 700),
  w80: wide('6124', 800),
  w90: wide('6125', 900),
  w100: wide('6126', 1000),
  w110: wide('6127', 1100),
  w120: wide('6128', 1200),
  w130: wide('6129', 1300),
  w140: wide('6130', 1400),
  w150: wide('6131', 1500),
  w160: wide('6132', 1600),
  w180: wide('6133', 1800),
  '59x189': opening('6151', '59x189', 590, 1890),
  '69x189': opening('6152', '69x189', 690, 1890),
  '79x189': opening('6153', '79x189', 790, 1890),
  '79x199': opening('6154', '79x199', 790, 1990),
  '89x209': opening('6155', '89x209', 890, 2090),
  '7x21': opening('6161', '7x21', 725, 2100),
  '8x21': opening('6162', '8x21', 825, 2100),
  '9x21': opening('6163', '9x21', 925, 2100),
  '10x21': opening('6164', '10x21', 1025, 2100),
  d40: round('6171', 400),
  d60: round('6172', 600),
  d80: round('6173', 800),
  d100: round('6174', 1000),
  d120: round('6175', 1200),
  '50x70': opening('6181', '50x70', 500, 700),
  '60x80': opening('6182', '60x80', 600, 800),
  '80x60': opening('6183', '80x60', 800, 600),
  '70x90-mirror': opening('6184', '70x90 stående', 700, 900),
  '100x70': opening('6185', '100x70', 1000, 700),
  '120x70': opening('6186', '120x70', 1200, 700),
  '140x80': opening('6187', '140x80', 1400, 800),
} as const satisfies Readonly<Record<string, Size>>

export type SizeId = keyof typeof sizes

/** The value of `size` that shows the fields for own measures. */
export const OWN_MEASURES = { value: '6199', label: 'Egna mått' } as const
