// A process with a Vitest of its own for one copy of the project. It stays open: starting Vitest anew for each
// violation takes five times as long.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
const { createVitest } = await import(pathToFileURL(join(folder, 'node_modules/vitest/dist/node.js')).href)
const vitest = await createVitest('test', { root: folder, watch: false, reporters: [{}], bail: 1 })

process.on('message', (request) => void run(request).then((outcome) => process.send(outcome)))
process.send('ready')

/** Runs the tests of the files whose title has the claim, after `changed` was edited. */
async function run({ changed, claim, files }) {
  vitest.invalidateFile(join(folder, changed))
  vitest.setGlobalTestNamePattern(new RegExp(claim.replaceAll(/[^\w ]/g, String.raw`\$&`)))
  const specifications = await vitest.globTestSpecifications(files)
  const startedAtMs = Date.now()
  const { testModules } = await vitest.runTestSpecifications(specifications, false)
  // Vitest also reports the files of earlier runs, and for files that `bail` left out their results of earlier runs.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const modules = testModules.filter(({ moduleId }) => asked.has(moduleId))
  const tests = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => (test.diagnostic()?.startTime ?? 0) >= startedAtMs)
    .map((test) => ({ title: test.fullName, state: test.result().state }))
    .filter(({ state }) => state !== 'skipped')
  vitest.invalidateFile(join(folder, changed))
  return {
    ran: tests.length,
    seenBy: tests.find(({ state }) => state === 'failed')?.title,
    isBroken: modules.some((module) => module.errors().length > 0),
  }
}
