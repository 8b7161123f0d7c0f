// Runs the tests that carry a claim, in a copy of the project.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'
import { claimOf } from './read-violations.mjs'

/** A violation may make a test wait for ever. */
const LIMIT_MS = 300_000

/** @typedef {{ ran: number, seenBy?: string, brokenFile?: string }} Outcome `seenBy` is the title of a failed test. */

/** @returns {Promise<Outcome>} */
export async function runUnits(folder, violation, files) {
  if (files.length === 0) return { ran: 0 }
  const report = join(folder, 'reports', 'vitest.json')
  rmSync(report, { force: true })
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', ...files, '-t', asPattern(claimOf(violation))]
  const inTime = await run(process.execPath, [vitest, ...args], folder)
  return inTime ? outcome(readVitestReport(report)) : { ran: 1, seenBy: 'a test that did not end' }
}

/** @returns {Promise<Outcome>} */
export async function runJourneys(folder, violation) {
  const bin = (name) => join(folder, 'node_modules', '.bin', name)
  await run(bin('turbo'), ['run', 'build', '--filter=@vitrin/app-storefront', '--output-logs=errors-only'], folder)
  rmSync(join(folder, 'reports', 'playwright.json'), { force: true })
  const inTime = await run(bin('playwright'), ['test', '-g', asPattern(claimOf(violation))], folder)
  const report = readPlaywrightReport(join(folder, 'reports', 'playwright.json'))
  return inTime ? outcome(report) : { ran: 1, seenBy: 'a journey that did not end' }
}

/** A file that cannot be loaded says only that the code is broken, not the rule. */
function outcome(report) {
  if (report === undefined) return { ran: 0 }
  const ran = report.tests.filter(({ status }) => status !== 'skipped')
  return {
    ran: ran.length,
    seenBy: ran.find(({ status }) => status === 'failed')?.title,
    brokenFile: report.brokenFiles[0],
  }
}

function asPattern(claim) {
  return claim.replaceAll(/[.[\]()+*?/-]/g, String.raw`\$&`)
}

/** @returns {Promise<boolean>} whether it ended in time */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, NO_COLOR: '1' },
      timeout: LIMIT_MS,
    })
    child.once('error', reject)
    child.once('exit', (_, signal) => resolve(signal === null))
  })
}
