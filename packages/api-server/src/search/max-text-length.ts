/** The rest of a longer text is ignored, so that it takes no more time. */
export const MAX_TEXT_LENGTH = 256
