// `pnpm requirements [--slice R1.01,R2.05–R2.08]`: prints the tests of the last run for each requirement, and the
// unproven requirements.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { prove } from './prove.mjs'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'
import { idsIn } from './slice.mjs'
import { newestSource } from './newest-source.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({ options: { slice: { type: 'string' } } })
const requirements = parse(readFileSync(join(root, 'docs', 'requirements.yaml'), 'utf8'))

const reports = {
  'unit, contract and property tests': readVitestReport(join(root, 'reports', 'vitest.json')),
  journeys: readPlaywrightReport(join(root, 'reports', 'playwright.json')),
}
const tests = Object.values(reports).flatMap((report) => report?.tests ?? [])
const { claims, mistakes, isProven } = prove(requirements, tests)
const ids = values.slice === undefined ? Object.keys(requirements) : idsIn(values.slice, Object.keys(requirements))
const proven = ids.filter(isProven)

for (const id of ids) {
  console.log(`${isProven(id) ? '✓' : '·'} ${id}  ${requirements[id]}`)
  for (const [status, sign] of [
    ['passed', '   '],
    ['failed', '   FAILED '],
    ['skipped', '   NOT RUN '],
  ]) {
    for (const test of claims.get(id)[status]) console.log(`${sign}${relative(root, test.file)} › ${test.title}`)
  }
}
console.log()
if (proven.length < ids.length) console.log(`Unproven: ${ids.filter((id) => !isProven(id)).join(' ')}`)

const changed = newestSource(root)
for (const [suite, report] of Object.entries(reports)) {
  if (report === undefined) console.log(`No report of the ${suite}: run \`npm test\`.`)
  else {
    const stale = changed.time > report.writtenAt ? `, before the last change (${changed.file}): run \`npm test\`` : ''
    console.log(`Report of the ${suite}: ${report.tests.length} tests, ${report.writtenAt.toISOString()}${stale}.`)
  }
}
for (const mistake of mistakes) console.log(`ERROR ${mistake}`)
console.log(`${proven.length} of ${ids.length} requirements proven`)
process.exitCode = mistakes.length > 0 ? 1 : 0
