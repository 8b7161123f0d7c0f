// Prints for each requirement the tests of the last run, the members of its sentence and the violations that were seen.
import { join, relative } from 'node:path'
import { newestSource } from './newest-source.mjs'
import { readResults } from './proofs-page.mjs'
import { prove } from './prove.mjs'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'

/** @returns {boolean} whether each test names a requirement and a member that exist */
export function printReport(root, { requirements, ids, members, violations }) {
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
    if (members[id]) console.log(`   ${membersLine(members[id], provenMembers(id))}`)
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
      const stale =
        changed.time > report.writtenAt ? `, before the last change (${changed.file}): run \`npm test\`` : ''
      console.log(`Report of the ${suite}: ${report.tests.length} tests, ${report.writtenAt.toISOString()}${stale}.`)
    }
  }
  for (const mistake of mistakes) console.log(`ERROR ${mistake}`)
  console.log(`${proven.length} of ${ids.length} requirements proven`)
  return mistakes.length === 0
}

function membersLine(members, proven) {
  const missing = members.filter((member) => !proven.includes(member))
  const rest = missing.length > 0 ? `; not proven: ${missing.join(', ')}` : ''
  return `${proven.length} of ${members.length} members proven${rest}`
}
