// Finds a Chromium for the journeys, or installs one, or says how to get it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, say, stopwatch } from './run/say.mjs'

const INSTALL_LIMIT_MS = 300_000
const DEBIAN_PACKAGES = 'chromium chromium-headless-shell fonts-liberation'

/** A browser of this machine: the one that CHROMIUM_PATH names, else one in a usual place. */
export function systemBrowser() {
  return process.env.CHROMIUM_PATH ?? usualPlaces().find(runs)
}

/**
 * Debian's browser without windows, where it is installed beside the given one. It needs a fifth less time, but shows
 * no notifications.
 */
export function lightBrowser(browser) {
  const light = `${browser}-headless-shell`
  return existsSync(light) ? light : browser
}

/** @returns {Promise<string | undefined>} the executable; undefined for Playwright's own */
export async function findBrowser({ node, env, pnpm, root }) {
  if (process.env.CHROMIUM_PATH !== undefined) return process.env.CHROMIUM_PATH
  const own = playwrightsOwn({ node, env, root })
  if (own !== undefined && runs(own)) return undefined
  return systemBrowser() ?? (await installed({ env, pnpm, own }))
}

async function installed({ env, pnpm, own }) {
  const time = stopwatch()
  const asRoot = process.platform === 'linux' && process.getuid() === 0
  if (asRoot && isDebian()) {
    // Debian has its own; Playwright's download comes from a host that not every network reaches.
    say("no Chromium found: installing Debian's")
    spawnSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${DEBIAN_PACKAGES}`], {
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const found = usualPlaces().find(runs)
    if (found !== undefined) {
      say(`Chromium installed (${time()})`)
      return found
    }
  }
  say('no Chromium found: installing the one of Playwright')
  await pnpm(['exec', 'playwright', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'], {
    timeout: INSTALL_LIMIT_MS,
  })
  if (own === undefined || !runs(own)) {
    throw new Refusal(
      'there is no browser for the journeys: install Chromium or Chrome (Debian: apt install chromium), ' +
        'or set CHROMIUM_PATH to one.',
    )
  }
  say(`Chromium installed (${time()})`)
  return undefined
}

// Asked of the Node that the project uses: @playwright/test refuses an old one.
function playwrightsOwn({ node, env, root }) {
  const asked = spawnSync(node, ['-p', "require('@playwright/test').chromium.executablePath()"], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return asked.status === 0 ? asked.stdout.trim() : undefined
}

const runs = (executable) =>
  existsSync(executable) && spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const isDebian = () => existsSync('/usr/bin/apt-get') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ])
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ]
}
