/** Profiles and glasses as the theme draws them, with the ids of their option values and in the models. */
export const FINISHES: Readonly<Record<string, readonly string[]>> = {
  black: ['5511', 'black-matt'],
  chrome: ['5512'],
  brass: ['5513', 'brushed-brass'],
  white: ['5514'],
  aspen: ['5515'],
  thermo: ['5516', 'thermo-aspen'],
  clear: ['5601'],
  smoked: ['5602', '5606', 'grey', 'mirror-grey'],
  frosted: ['5603'],
  bronze: ['5604', '5607', 'mirror-bronze'],
  mirror: ['5605', 'mirror-silver'],
}
