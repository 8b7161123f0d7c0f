// Runs programs of the built shop.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './environment.mjs'
import { serve } from './processes.mjs'

const END_WITH_PARENT = pathToFileURL(join(root, 'tools', 'run', 'end-with-parent.mjs')).href

export const builtProgram = (name) => join(root, 'apps', 'storefront', 'dist', 'server', name)

export function runBuilt(name, { node, env, args }) {
  const options = ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT]
  return serve(node, [...options, builtProgram(name), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(), // the folder where the user ran the command: paths are relative to it
    env: { ...env, NODE_ENV: 'production' },
  })
}
