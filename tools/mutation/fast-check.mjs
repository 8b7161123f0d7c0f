import * as fc from 'fast-check'

export * from 'fast-check'

const MOST_RUNS = 100

/**
 * The same few examples for each mutant: with other ones luck would kill it in one run and not in the next. The first
 * counterexample is enough, so it is not shrunk.
 */
export function assert(property, { numRuns = MOST_RUNS, ...parameters } = {}) {
  return fc.assert(property, { ...parameters, numRuns: Math.min(numRuns, MOST_RUNS), seed: 1, endOnFailure: true })
}
