// `npm test`: runs all checks and tests. A failed step does not stop the others, unless they need its result.
// The last line is `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { count, readPlaywrightReport, readSimulatorReport, readVitestReport } from '../requirements/read-reports.mjs'
import { APP, turboBuild } from './build.mjs'
import { root } from './environment.mjs'
import { Refusal, say, stopwatch } from './say.mjs'

const reports = join(root, 'reports')
const VITEST = join(reports, 'vitest.json')
const PLAYWRIGHT = join(reports, 'playwright.json')
const SIMULATOR = join(reports, 'simulator.json')
// The suite runs against the theme of the shop; this one must do what each theme must.
const OTHER_THEME = 'bare'
const OTHER_PLAYWRIGHT = join(reports, `playwright-${OTHER_THEME}.json`)

const CHECKS = [
  ['types', ['exec', 'tsc', '-b']],
  ['lint', ['run', 'lint']],
  ['format', ['run', 'format', '--check']],
  ['boundaries', ['run', 'boundaries']],
  ['public faces', ['run', 'api', '--check']],
  ['unused', ['run', 'unused']],
  ['references', ['run', 'references', '--check']],
]

export async function test(prepare) {
  const time = stopwatch()
  const total = { passed: 0, failed: 0 }
  try {
    const { env, ...tools } = await prepare()
    await everyStep(
      { ...tools, env: process.stderr.isTTY ? { ...env, FORCE_COLOR: '1' } : { ...env, NO_COLOR: '1' } },
      total,
    )
  } catch (error) {
    total.failed += 1
    say(error instanceof Refusal ? error.message : `the tests stopped: ${error.stack}`)
  }
  say(`everything took ${time()}`)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  return total.failed === 0 ? 0 : 1
}

async function everyStep({ node, env, pnpm }, total) {
  for (const stale of [VITEST, PLAYWRIGHT, OTHER_PLAYWRIGHT, SIMULATOR, join(reports, 'steps')])
    rmSync(stale, { recursive: true, force: true })
  mkdirSync(join(reports, 'steps'), { recursive: true })

  const step = async (name, args, { showsOutput, ...options } = {}) => {
    const time = stopwatch()
    const { code, output } = await pnpm(args, {
      env,
      logFile: join(reports, 'steps', `${name.split(',')[0]}.log`),
      ...options,
    })
    return { name, ok: code === 0, output, time: time(), showsOutput }
  }
  const record = ({ name, ok, output, time, showsOutput = !ok }, { passed, failed }) => {
    total.passed += passed
    total.failed += failed
    if (showsOutput) process.stderr.write(`${output}\n`)
    const counted = passed + failed === 1 && ok ? '' : ` ${passed} passed, ${failed} failed`
    say(`${ok ? '✓' : '✗'} ${name}${counted} (${time})`)
    return ok
  }
  const check = async (name, args, options) => {
    const result = await step(name, args, options)
    return record(result, result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  }
  const suite = async (name, args, readReport, options) => {
    const result = await step(name, args, options)
    const counts = readReport()
    const { passed, failed } = counts === undefined ? { passed: 0, failed: 1 } : count(counts)
    // A run that fails without a failed test, or has no tests, counts as one failure.
    const extraFailure = failed === 0 && (!result.ok || passed === 0) ? 1 : 0
    return record({ ...result, ok: result.ok && extraFailure === 0 }, { passed, failed: failed + extraFailure })
  }

  for (const [name, args] of CHECKS) await check(name, args)
  await suite('unit, contract and property tests', ['exec', 'vitest', 'run'], () => readVitestReport(VITEST))
  // Journeys wait half of their time, so the simulator runs beside them, in one process.
  const simulator = suite('simulator', ['run', 'simulate', '--test'], () => readSimulatorReport(SIMULATOR), {
    inBackground: true,
  })
  await check('planted violations', ['run', 'requirements', '--break', '--sample', '12'], { showsOutput: true })
  const browser = await findBrowser({ node, env, pnpm, root })
  const withBrowser = browser === undefined ? env : { ...env, CHROMIUM_PATH: browser }
  const journeys = async (name, build, report, theme) => {
    const themed = { ...withBrowser, ...theme }
    if (await check(`build${name}`, build, { env: themed }))
      return suite(`journeys${name}`, ['exec', 'playwright', 'test'], () => readPlaywrightReport(report), {
        env: themed,
      })
    total.failed += 1
    return say(`✗ journeys${name} did not run: there is no built shop`)
  }
  // First, so that the build which stays is the one with the theme of the shop.
  await journeys(` with ${OTHER_THEME}`, turboBuild(APP), OTHER_PLAYWRIGHT, { THEME: OTHER_THEME })
  await journeys('', turboBuild(), PLAYWRIGHT)
  await check('examples', ['run', 'examples'])
  await check('themes in a browser', ['run', 'theme:check', '--test'], { env: withBrowser })
  await simulator
  const requirements = await step('requirements', ['run', 'requirements'])
  record(requirements, requirements.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  say(requirements.output.trimEnd().split('\n').at(-1))
}
