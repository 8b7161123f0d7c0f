/** The key of the workshop in the shop that the journeys visit. */
export const WORKSHOP_KEY = 'the-key-of-the-journeys'
