// `pnpm requirements --break [R1.01,R2.05–R2.08]`: plants each violation in a copy of the project, runs the tests with
// its id, and names the violations that no test saw.
import { ProjectCopy } from './project-copy.mjs'
import { keepResults } from './proofs-page.mjs'
import { runJourneys } from './run-journeys.mjs'
import { TestFiles } from './tests-of.mjs'
import { UnitTests } from './unit-tests.mjs'

/** @returns {Promise<number>} how many were not seen */
export async function breakRequirements(root, { violations, jobs, keep }) {
  const testFiles = new TestFiles(root)
  const results = {}
  const queue = [...violations]
  let unseen = 0
  const worker = async () => {
    const copy = new ProjectCopy(root)
    const units = new UnitTests(copy.folder)
    try {
      for (let violation = queue.shift(); violation; violation = queue.shift()) {
        const outcome = await copy.with(violation, () =>
          violation.journey ? runJourneys(copy.folder, violation) : units.run(violation, testFiles.of(violation)),
        )
        if (outcome.seenBy === undefined) unseen += 1
        results[violation.hash] = outcome.seenBy ?? null
        // A run of all takes long: what is known stays if it is stopped.
        if (keep && Object.keys(results).length % 25 === 0) keepResults(root, results)
        console.log(sentence(violation, outcome))
      }
    } finally {
      units.stop()
      copy.remove()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, queue.length) }, worker))
  console.log(`${violations.length - unseen} of ${violations.length} violations seen by a test with the id`)
  if (keep) keepResults(root, results)
  return unseen
}

function sentence({ id, breaks, file }, { ran, seenBy, isBroken }) {
  if (seenBy !== undefined) return `✓ ${id} ${breaks} – seen by "${seenBy}"`
  // Such a file says only that the code is broken, not the rule.
  if (isBroken) return `✗ ${id} ${breaks} – ${file} cannot be loaded; break the rule, not the code`
  return `✗ ${id} ${breaks} – ${ran === 0 ? 'no test carries the id' : `not seen by ${ran} tests`}`
}
