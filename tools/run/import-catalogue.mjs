// `pnpm catalogue:import <folder> <file…>`: fills a new data folder from catalogue dumps.
import { join, resolve } from 'node:path'
import { buildApp } from './build.mjs'
import { root } from './environment.mjs'
import { serve } from './processes.mjs'
import { Refusal } from './say.mjs'

const IMPORTER = join(root, 'apps', 'storefront', 'dist', 'server', 'import.js')

export async function importCatalogue(prepare, args) {
  if (args.length < 2) throw new Refusal('usage: pnpm catalogue:import <data folder> <dump file…>')
  const { node, env, pnpm } = await prepare()
  await buildApp({ pnpm })
  const from = process.env.INIT_CWD ?? process.cwd() // the folder where the user ran the command
  return serve(node, ['--disable-warning=ExperimentalWarning', IMPORTER, ...args.map((path) => resolve(from, path))], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  })
}
