// Output of the tasks: one line per step on stderr. stdout has only the shop's address and the result of the tests.

export const say = (sentence) => {
  process.stderr.write(`vitrin: ${sentence}\n`)
}

/** @returns {() => string} the time since the call */
export function stopwatch() {
  const began = Date.now()
  return () => `${((Date.now() - began) / 1000).toFixed(1)} s`
}

/** Ends a task with one sentence for the user, without a stack trace. */
export class Refusal extends Error {}
