// Everything that comes before a task: toolchain, then packages exactly as the lockfile names them.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { run } from './processes.mjs'
import { Refusal, say, stopwatch } from './say.mjs'
import { ensureToolchain } from './toolchain.mjs'

const MARKER = join(root, 'node_modules', '.vitrin-installed')
// npm leaves this file when it has installed over pnpm's packages.
const NPM_WAS_HERE = join(root, 'node_modules', '.package-lock.json')

/** @returns {Promise<{ node: string, env: NodeJS.ProcessEnv, pnpm: (args: string[], options?: object) => Promise<{ code: number, output: string }> }>} */
export async function prepare() {
  const toolchain = await ensureToolchain()
  const env = toolchain.env
  const pnpm = (args, options = {}) =>
    run(toolchain.node, [toolchain.pnpmFile, ...args], { cwd: root, env, ...options })
  await installPackages(pnpm, env, toolchain.pnpmVersion)
  return { node: toolchain.node, env, pnpm }
}

async function installPackages(pnpm, env, pnpmVersion) {
  const wanted = fingerprint(pnpmVersion)
  if (existsSync(MARKER) && !existsSync(NPM_WAS_HERE) && readFileSync(MARKER, 'utf8') === wanted) return
  const time = stopwatch()
  // CI=1: no questions, and packages that another package manager installed are replaced.
  const { code, output } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], {
    env: { ...env, CI: '1' },
  })
  if (code !== 0) throw new Refusal(`the packages could not be installed.\n${output}`)
  writeFileSync(MARKER, wanted)
  say(`packages installed (${time()})`)
}

/** Of all that decides what an install does. */
function fingerprint(pnpmVersion) {
  const hash = createHash('sha256').update(`${pnpmVersion} ${process.platform} ${process.arch} ${root}`)
  const manifests = ['packages', 'themes', 'apps', 'tools'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(group, name, 'package.json'))
      .filter((file) => existsSync(join(root, file))),
  )
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
