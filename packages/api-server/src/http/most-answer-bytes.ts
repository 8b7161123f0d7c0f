/**
 * The largest answer of one request. Fifty whole products of a large shop are 2 MB; the original's listings ask for
 * fewer fields.
 */
export const MOST_ANSWER_BYTES = 4 * 1024 * 1024
