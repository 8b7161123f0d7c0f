// `npm start`: the shop from nothing to its address. The server itself prints the address when it is ready.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from './build.mjs'
import { root } from './environment.mjs'
import { serve } from './processes.mjs'

const SERVER = join(root, 'apps', 'storefront', 'dist', 'server', 'main.js')
const END_WITH_PARENT = pathToFileURL(join(root, 'tools', 'run', 'end-with-parent.mjs')).href

export async function start(prepare, args) {
  const { node, env, pnpm } = await prepare()
  await buildApp({ pnpm })
  return serve(node, ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT, SERVER, ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' }, // React renders ten times slower without it
  })
}
