// How the tasks speak: one line a step on stderr, so that stdout belongs to the server's ready line and the tests' last line.

export const say = (sentence) => {
  process.stderr.write(`vitrin: ${sentence}\n`)
}

/** Says after a step how long it took. */
export function stopwatch() {
  const began = Date.now()
  return () => `${((Date.now() - began) / 1000).toFixed(1)} s`
}

/** Ends a task with one sentence for the person at the keyboard, without a stack. */
export class Refusal extends Error {}
