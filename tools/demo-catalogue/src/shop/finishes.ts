/** Values of the attribute `color`: the finish of profile, frame or hardware. */
export const finishes = {
  'black-matt': { value: '5511', label: 'Mattsvart', english: 'Matt black', sku: 'SV', picture: 'black' },
  chrome: { value: '5512', label: 'Krom', english: 'Chrome', sku: 'KR', picture: 'chrome' },
  'brushed-brass': { value: '5513', label: 'Borstad mässing', english: 'Brushed brass', sku: 'MA', picture: 'brass' },
  white: { value: '5514', label: 'Vit', english: 'White', sku: 'VI', picture: 'white' },
  aspen: { value: '5515', label: 'Asp', english: 'Aspen', sku: 'AS', picture: 'aspen' },
  'thermo-aspen': {
    value: '5516',
    label: 'Värmebehandlad asp',
    english: 'Thermo-treated aspen',
    sku: 'VA',
    picture: 'thermo',
  },
} as const

export type FinishId = keyof typeof finishes
