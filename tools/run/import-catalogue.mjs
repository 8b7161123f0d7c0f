// `pnpm catalogue:import` and `pnpm redirects:import`: built programs that fill a data folder.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from './build.mjs'
import { root } from './environment.mjs'
import { serve } from './processes.mjs'

const PROGRAMS = join(root, 'apps', 'storefront', 'dist', 'server')
const END_WITH_PARENT = pathToFileURL(join(root, 'tools', 'run', 'end-with-parent.mjs')).href

export const importCatalogue = (prepare, args) => run('import.js', prepare, args)
export const importRedirects = (prepare, args) => run('redirects.js', prepare, args)

async function run(program, prepare, args) {
  const { node, env, pnpm } = await prepare()
  await buildApp({ pnpm })
  const options = ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT]
  return serve(node, [...options, join(PROGRAMS, program), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(), // the folder where the user ran the command: paths are relative to it
    env: { ...env, NODE_ENV: 'production' },
  })
}
