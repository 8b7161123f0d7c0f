import type { Leadership } from './ports'

/** Where one tab is all there is. */
export const singleTabLeadership: Leadership = { leads: true, subscribe: () => () => {} }
