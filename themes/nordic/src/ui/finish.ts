const FINISHES = {
  'black-matt': 'black',
  5511: 'black',
  chrome: 'chrome',
  5512: 'chrome',
  'brushed-brass': 'brass',
  5513: 'brass',
  white: 'white',
  5514: 'white',
  aspen: 'aspen',
  5515: 'aspen',
  'thermo-aspen': 'thermo',
  5516: 'thermo',
  clear: 'clear',
  5601: 'clear',
  grey: 'smoked',
  5602: 'smoked',
  frosted: 'frosted',
  5603: 'frosted',
  bronze: 'bronze',
  5604: 'bronze',
  'mirror-silver': 'mirror',
  5605: 'mirror',
  'mirror-grey': 'smoked',
  5606: 'smoked',
  'mirror-bronze': 'bronze',
  5607: 'bronze',
} as const

export type Finish = (typeof FINISHES)[keyof typeof FINISHES]

/** The gradient of a profile or glass, by its option value in the shop or its id in a model; what is unknown has none. */
export function finishOf(id: string | number): Finish | undefined {
  return (FINISHES as Readonly<Record<string, Finish | undefined>>)[id]
}
