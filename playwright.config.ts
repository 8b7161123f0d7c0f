import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium, defineConfig } from '@playwright/test'
import { WORKSHOP_KEY } from './apps/storefront/e2e/support/workshop-key'
import { lightBrowser, systemBrowser } from './tools/browser.mjs'

// A shop that runs already, for example an older build. Journeys that read its database need its JOURNEYS_DATA.
const runningShop = process.env['JOURNEYS_URL']
// Playwright reads this file in each of its processes: the first decides, the others inherit.
if (runningShop === undefined && process.env['JOURNEYS_PORT'] === undefined) {
  process.env['JOURNEYS_PORT'] = String(await freePort())
  process.env['JOURNEYS_DATA'] = join(import.meta.dirname, 'reports', 'journeys-data')
  rmSync(process.env['JOURNEYS_DATA'], { recursive: true, force: true })
}
const port = process.env['JOURNEYS_PORT'] ?? ''
const dataFolder = process.env['JOURNEYS_DATA'] ?? ''
const baseURL = runningShop ?? `http://127.0.0.1:${port}`
const browser = existsSync(chromium.executablePath()) ? process.env['CHROMIUM_PATH'] : systemBrowser()

// `THEME=bare pnpm journeys` runs what each theme must do against a build with that theme.
const theme = process.env['THEME']
const suffix = theme ? `-${theme}` : ''

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  // The whole walk of the crawler takes an hour.
  testIgnore: process.env['HANDS'] === 'all' ? [] : '**/hands-everywhere.spec.ts',
  outputDir: `reports/journeys${suffix}`,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: a journey waits a third of its time for the clock of the shop.
  workers: 3,
  // Tests of one file go to all workers, so that none waits at the end for another's longest file.
  fullyParallel: true,
  // Journeys tell what happens, benchmarks how fast: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `reports/playwright${suffix}.json` }]],
  use: {
    baseURL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // A trace of each would take a third of the time: `pnpm journeys --trace=retain-on-failure` where one is wanted.
    screenshot: 'only-on-failure',
    // Each journey would begin by fetching the whole shop; those without a network allow it.
    serviceWorkers: 'block',
    browserName: 'chromium',
    // `channel` takes the full browser; without it Playwright wants a second download for headless runs.
    ...(browser === undefined ? { channel: 'chromium' } : {}),
    launchOptions: launch(browser && lightBrowser(browser)),
  },
  projects: theme ? [{ name: theme, grep: /@theme/, use: PHONE }] : projectsOfTheShop(),
  ...(runningShop === undefined ? { webServer: builtShop() } : {}),
})

function projectsOfTheShop() {
  return [
    // A journey runs at the width of a phone. `@wide` runs at 1440 px instead, `@both` at both, because the layout
    // differs there; `@narrow` keeps a part of such a journey to the phone. `@notifications` needs the whole browser,
    // `@history` one that keeps pages for back and forward, which Playwright turns off.
    // `@theme` is what each theme must do.
    { name: 'phone', grepInvert: /@wide|@notifications|@history/, use: PHONE },
    { name: 'notifications', grep: /@notifications/, use: { ...PHONE, launchOptions: launch(browser) } },
    {
      name: 'history',
      grep: /@history/,
      use: {
        ...PHONE,
        launchOptions: { ...launch(browser), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    {
      name: 'desktop',
      grep: /@wide|@both/,
      grepInvert: /@narrow/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ]
}

function launch(executablePath: string | undefined) {
  return {
    ...(executablePath !== undefined && { executablePath }),
    chromiumSandbox: false,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

function builtShop() {
  return {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning apps/storefront/dist/server/main.js`,
    url: `${baseURL}/sv`,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataFolder,
      WORKSHOP_KEY,
      INVALIDATE_KEY: 'journeys',
      // Each journey is a shopper with a network address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  } as const
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}
