// The environment for the processes of a task: the caller's environment without the variables that npm adds.
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const toolchainFolder = join(root, '.toolchain')

const NPM_CONFIG =
  'user_agent|prefix|local_prefix|global_prefix|noproxy|node_gyp|nodedir|npm_version|globalconfig|init_module'
const NPM_VARIABLE = new RegExp(`^npm_(package|lifecycle|command|execpath|node_execpath|config_(${NPM_CONFIG}))`, 'i')
const NPM_PATHS = /node_modules[\\/](\.bin|npm[\\/]node_modules[\\/]@npmcli)/

/** Keeps npm's settings for registry, proxy and certificates; its lifecycle variables would confuse pnpm and turbo. */
export function childEnvironment(source = process.env) {
  const env = Object.fromEntries(
    Object.entries(source).filter(([key]) => !NPM_VARIABLE.test(key) && key !== 'INIT_CWD'),
  )
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

// On Windows the variable is `Path`.
const pathKey = (env) => Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
