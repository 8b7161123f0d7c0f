import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../run/environment.mjs'
import { root } from '../lib/paths.mjs'

const LIMIT_MS = 300_000

export const title = 'From a clone to an open shop'
export const reference =
  'The targets: 60 s for a second clone with warm stores and no network, 5 s for a second start. Not measured on peers.'
export const method =
  'A first clone of this repository fills the package stores. A second clone is then started with `npm start` in a ' +
  'network namespace that has only loopback (Linux, as root), until home answers 200. ' +
  'Then the second clone is stopped and started again.'

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-start-'))
  try {
    const offline = canDisableNetwork()
    const first = await untilOpen(clone(folder, 'first'), { offline: false })
    const second = clone(folder, 'second')
    const cold = await untilOpen(second, { offline })
    const warm = await untilOpen(second, { offline })
    return {
      figures: [
        {
          what: `second clone, warm stores, ${offline ? 'no network' : 'WITH network (could not be disabled here)'}`,
          value: cold.seconds,
          unit: 's',
          atMost: 60,
        },
        { what: 'second start', value: warm.seconds, unit: 's', atMost: 5 },
        { what: 'first clone, with network and the existing stores', value: first.seconds, unit: 's' },
      ],
      raw: { offline, first, second: cold, secondStart: warm },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function clone(folder, name) {
  const target = join(folder, name)
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, target])
  return target
}

const canDisableNetwork = () =>
  process.platform === 'linux' && spawnSync('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up']).status === 0

/** Runs `npm start` with this machine's Node, and requests home from inside the network namespace. */
async function untilOpen(cwd, { offline }) {
  const untilOpenFile = join(root, 'tools', 'benchmarks', 'lib', 'until-open.mjs')
  const script = `ip link set lo up 2>/dev/null; exec "${process.execPath}" "${untilOpenFile}"`
  const [command, args] = offline ? ['unshare', ['-n', 'sh', '-c', script]] : ['sh', ['-c', script]]
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: withoutOwnToolchain(),
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: LIMIT_MS,
    })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.once('close', (code) =>
      code === 0
        ? resolve(JSON.parse(printed))
        : reject(new Error(`npm start in ${cwd} ended with ${code}: ${printed}`)),
    )
  })
}

/** The environment of a new user: PATH without the toolchain folder of this clone. */
function withoutOwnToolchain() {
  const env = childEnvironment()
  return {
    ...env,
    PATH: env.PATH.split(':')
      .filter((path) => !path.startsWith(join(root, '.toolchain')) && !path.startsWith(join(root, 'node_modules')))
      .join(':'),
  }
}
