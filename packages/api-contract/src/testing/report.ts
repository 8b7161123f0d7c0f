import type { Break, StoryResult } from './play-stories'

/** One plain sentence: the step, what the client reads, and what came. */
export function sentence({ step, fault: { path, needs, came } }: Break): string {
  return `When the client ${step}, it reads ${path} and needs ${needs}; it gets ${came}.`
}

/** A line for each story, with the sentences of its breaks below. */
export function reportText(results: readonly StoryResult[]): string {
  return results
    .flatMap(({ story, breaks, skipped }) => {
      if (skipped !== undefined) return [`– ${story} (not played: ${skipped})`]
      return [`${breaks.length === 0 ? '✓' : '✗'} ${story}`, ...breaks.map((found) => `    ${sentence(found)}`)]
    })
    .join('\n')
}
