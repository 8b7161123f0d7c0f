/** Values of the attribute `glass`. Mirrors have their own values, because they are silvered. */
export const glasses = {
  clear: { value: '5601', label: 'Klarglas', english: 'Clear glass' },
  grey: { value: '5602', label: 'Rökfärgat', english: 'Smoked glass' },
  frosted: { value: '5603', label: 'Frostat', english: 'Frosted glass' },
  bronze: { value: '5604', label: 'Brons', english: 'Bronze glass' },
  'mirror-silver': { value: '5605', label: 'Silverspegel', english: 'Silver mirror' },
  'mirror-grey': { value: '5606', label: 'Rökfärgad spegel', english: 'Smoked mirror' },
  'mirror-bronze': { value: '5607', label: 'Bronsspegel', english: 'Bronze mirror' },
} as const

export type GlassId = keyof typeof glasses
