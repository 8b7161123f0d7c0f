// `pnpm catalogue:import <folder> <file…>`: fills a new data folder from catalogue dumps.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from './build.mjs'
import { root } from './environment.mjs'
import { serve } from './processes.mjs'

const IMPORTER = join(root, 'apps', 'storefront', 'dist', 'server', 'import.js')
const END_WITH_PARENT = pathToFileURL(join(root, 'tools', 'run', 'end-with-parent.mjs')).href

export async function importCatalogue(prepare, args) {
  const { node, env, pnpm } = await prepare()
  await buildApp({ pnpm })
  return serve(node, ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT, IMPORTER, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(), // the folder where the user ran the command: paths are relative to it
    env: { ...env, NODE_ENV: 'production' },
  })
}
