// Prepares for a task: fetches the toolchain, then installs the packages of the lockfile.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { run } from './processes.mjs'
import { Refusal, say, stopwatch } from './say.mjs'
import { ensureToolchain } from './toolchain.mjs'

const MARKER = join(root, 'node_modules', '.vitrin-installed')
// npm writes this file when it installs, which breaks pnpm's packages.
const NPM_LOCK = join(root, 'node_modules', '.package-lock.json')

/**
 * @typedef {(args: string[], options?: object) => Promise<{ code: number, output: string }>} RunPnpm
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv, pnpm: RunPnpm }>}
 */
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
  if (existsSync(MARKER) && !existsSync(NPM_LOCK) && readFileSync(MARKER, 'utf8') === wanted) return
  const time = stopwatch()
  // With CI=1 pnpm asks no questions and replaces packages of another package manager.
  const { code, output } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], {
    env: { ...env, CI: '1' },
  })
  if (code !== 0) throw new Refusal(`the packages could not be installed.\n${output}`)
  writeFileSync(MARKER, wanted)
  say(`packages installed (${time()})`)
}

/** A hash of all inputs of the installation. */
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
