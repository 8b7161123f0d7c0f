const DAY_MS = 24 * 60 * 60 * 1000

/** A login ends after this time, however often it is refreshed (decisions.md 3, 30). */
export const LOGIN_LIFE_MS = { rotating: 90 * DAY_MS, unchanged: 30 * DAY_MS }
export const LONGEST_LOGIN_MS = LOGIN_LIFE_MS.rotating
/** A login that is not used ends earlier. */
export const UNUSED_MS = 30 * DAY_MS
