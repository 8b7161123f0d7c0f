// Runs the journeys that carry a violation's id, in a copy of the project.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywrightReport } from './read-reports.mjs'
import { claimOf } from './read-violations.mjs'

const LIMIT_MS = 600_000

/** @returns {Promise<import('./unit-tests.mjs').Outcome>} */
export async function runJourneys(folder, violation) {
  const bin = (name) => join(folder, 'node_modules', '.bin', name)
  await run(bin('turbo'), ['run', 'build', '--filter=@vitrin/app-storefront', '--output-logs=errors-only'], folder)
  rmSync(join(folder, 'reports', 'playwright.json'), { force: true })
  const inTime = await run(bin('playwright'), ['test', '-g', asPattern(claimOf(violation))], folder)
  const report = readPlaywrightReport(join(folder, 'reports', 'playwright.json'))
  return inTime ? outcome(report) : { ran: 1, seenBy: 'a journey that did not end' }
}

function outcome(report) {
  if (report === undefined) return { ran: 0 }
  const ran = report.tests.filter(({ status }) => status !== 'skipped')
  return {
    ran: ran.length,
    seenBy: ran.find(({ status }) => status === 'failed')?.title,
    isBroken: report.brokenFiles.length > 0,
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
