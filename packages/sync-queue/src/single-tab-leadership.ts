import type { Leadership } from './ports'

/** For an environment with a single tab: it always leads. */
export const singleTabLeadership: Leadership = { leads: true, subscribe: () => () => {} }
