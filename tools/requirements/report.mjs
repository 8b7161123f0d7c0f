// `pnpm requirements [R1.01,R2.05–R2.08]`: prints for each requirement the tests of the last run, the members of its
// sentence and the violations that its tests saw. `--break` plants the violations now; `--break --sample 12` so many of
// them, chosen by the commit.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { breakRequirements } from './break.mjs'
import { newestSource } from './newest-source.mjs'
import { readResults } from './proofs-page.mjs'
import { prove } from './prove.mjs'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'
import { readViolations } from './read-violations.mjs'
import { currentCommit, sample } from './sample.mjs'
import { idsIn } from './slice.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    break: { type: 'boolean' },
    sample: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
})
const requirements = parse(readFileSync(join(root, 'docs', 'requirements.yaml'), 'utf8'))
const ids =
  positionals.length === 0 ? Object.keys(requirements) : idsIn(positionals.join(' '), Object.keys(requirements))
const { members, violations } = readViolations(join(root, 'tools', 'requirements', 'violations'))

if (values.break) {
  const wanted = violations.filter(({ id }) => ids.includes(id))
  const chosen = values.sample ? sample(wanted, Number(values.sample), currentCommit(root)) : wanted
  const isWhole = chosen.length === violations.length
  const unseen = await breakRequirements(root, { violations: chosen, jobs: Number(values.jobs), keep: isWhole })
  process.exit(unseen === 0 ? 0 : 1)
}

const reports = {
  'unit, contract and property tests': readVitestReport(join(root, 'reports', 'vitest.json')),
  journeys: readPlaywrightReport(join(root, 'reports', 'playwright.json')),
}
const tests = Object.values(reports).flatMap((report) => report?.tests ?? [])
const { claims, mistakes, isProven, provenMembers } = prove(requirements, tests, members)
const results = readResults(root)
const proven = ids.filter(isProven)

for (const id of ids) {
  console.log(`${isProven(id) ? '✓' : '·'} ${id}  ${requirements[id]}`)
  if (members[id]) console.log(`   ${membersLine(id)}`)
  const own = violations.filter((violation) => violation.id === id)
  const seen = own.filter(({ hash }) => results[hash])
  console.log(`   ${seen.length} of ${own.length} violations seen`)
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

function membersLine(id) {
  const known = provenMembers(id)
  const unproven = members[id].filter((member) => !known.includes(member))
  const rest = unproven.length > 0 ? `; not proven: ${unproven.join(', ')}` : ''
  return `${known.length} of ${members[id].length} members proven${rest}`
}
