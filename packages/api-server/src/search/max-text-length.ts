/** Nobody looks for more than this; what follows is not read, so that a long text costs no more than a short one. */
export const MAX_TEXT_LENGTH = 256
