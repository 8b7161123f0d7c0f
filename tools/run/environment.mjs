// The environment of everything that the tasks start: the caller's own, without what npm added for itself.
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const toolchainFolder = join(root, '.toolchain')

const NPM_OWN =
  /^npm_(package|lifecycle|command|execpath|node_execpath|config_(user_agent|prefix|local_prefix|global_prefix|noproxy|node_gyp|nodedir|npm_version|globalconfig|init_module))/i
const NPM_PATHS = /node_modules[\\/](\.bin|npm[\\/]node_modules[\\/]@npmcli)/

/** npm's registry, proxy and certificate settings stay; its lifecycle variables would mislead pnpm and turbo. */
export function childEnvironment(source = process.env) {
  const env = Object.fromEntries(Object.entries(source).filter(([key]) => !NPM_OWN.test(key) && key !== 'INIT_CWD'))
  const key = pathKey(env)
  env[key] = (env[key] ?? '')
    .split(delimiter)
    .filter((folder) => !NPM_PATHS.test(folder))
    .join(delimiter)
  return { ...env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
}

export function withPath(env, folder) {
  const key = pathKey(env)
  return { ...env, [key]: `${folder}${delimiter}${env[key]}` }
}

// Windows calls it `Path`.
const pathKey = (env) => Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
