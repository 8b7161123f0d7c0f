// Reads the reports of vitest, Playwright and the simulator in one format. It has no dependencies, because `npm test`
// uses it too.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ title: string, file: string, status: 'passed' | 'failed' | 'skipped' }} TestResult
 * `title` includes the titles of the groups around the test.
 * @typedef {{ tests: TestResult[], brokenFiles: string[], writtenAt: Date }} Report
 * `brokenFiles` could not be loaded, so their tests are unknown.
 */

/** @returns {Report | undefined} undefined if there is no report */
export function readVitestReport(file) {
  return read(file, (report) => ({
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        title: fullName,
        file: name,
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
      })),
    ),
    brokenFiles: report.testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
      )
      .map(({ name }) => name),
  }))
}

/** @returns {Report | undefined} */
export function readPlaywrightReport(file) {
  return read(file, (report) => ({
    tests: report.suites
      .flatMap((suite) => specsOf(suite, []))
      .map((test) => ({ ...test, file: join(report.config.rootDir, test.file) })),
    brokenFiles: report.errors.map(({ location, message }) => location?.file ?? message ?? 'the run itself'),
  }))
}

/** @returns {Report | undefined} */
export function readSimulatorReport(file) {
  return read(file, ({ tests }) => ({
    tests: tests.map((test) => ({ ...test, file: 'tools/simulator' })),
    brokenFiles: [],
  }))
}

function specsOf(suite, outer) {
  const titles = suite.title === suite.file ? outer : [...outer, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${[...titles, spec.title].join(' ')} (${test.projectName})`,
      file: spec.file,
      status: outcome(test),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => specsOf(child, titles))]
}

function outcome({ status, results }) {
  if (status === 'skipped') return 'skipped'
  return status === 'expected' && results.at(-1)?.status === 'passed' ? 'passed' : 'failed'
}

function read(file, translate) {
  if (!existsSync(file)) return undefined
  return { ...translate(JSON.parse(readFileSync(file, 'utf8'))), writtenAt: statSync(file).mtime }
}

/** A file that could not be loaded counts as one failed test. */
export function count({ tests, brokenFiles }) {
  const of = (status) => tests.filter((test) => test.status === status).length
  return { passed: of('passed'), failed: of('failed') + brokenFiles.length }
}
