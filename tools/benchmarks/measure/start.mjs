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
  'A fresh clone of this repository fills the package stores; a second one is then started with `npm start` in a network namespace without any network but loopback (Linux, as root), until home answers 200. Then the same clone is stopped and started again.'

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-start-'))
  try {
    const offline = canCutTheNetwork()
    const first = await untilOpen(clone(folder, 'first'), { offline: false })
    const second = clone(folder, 'second')
    const cold = await untilOpen(second, { offline })
    const warm = await untilOpen(second, { offline })
    return {
      figures: [
        {
          what: `second clone, warm stores, ${offline ? 'no network' : 'WITH network (it could not be cut here)'}`,
          value: cold.seconds,
          unit: 's',
          atMost: 60,
        },
        { what: 'second start', value: warm.seconds, unit: 's', atMost: 5 },
        { what: 'first clone, with network and the stores as they were', value: first.seconds, unit: 's' },
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

const canCutTheNetwork = () =>
  process.platform === 'linux' && spawnSync('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up']).status === 0

/** Runs `npm start` as a stranger would, with the Node that this machine has, and asks for home from inside. */
async function untilOpen(cwd, { offline }) {
  const script = `ip link set lo up 2>/dev/null; exec "${process.execPath}" "${join(root, 'tools', 'benchmarks', 'lib', 'until-open.mjs')}"`
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

/** The stranger's PATH: without the toolchain folder of this clone. */
function withoutOwnToolchain() {
  const env = childEnvironment()
  return {
    ...env,
    PATH: env.PATH.split(':')
      .filter((path) => !path.startsWith(join(root, '.toolchain')) && !path.startsWith(join(root, 'node_modules')))
      .join(':'),
  }
}
