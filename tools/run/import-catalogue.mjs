// `pnpm catalogue:import` and `pnpm redirects:import`: built programs that fill a data folder.
import { buildApp } from './build.mjs'
import { runBuilt } from './built-programs.mjs'

export const importCatalogue = (prepare, args) => run('import.js', prepare, args)
export const importRedirects = (prepare, args) => run('redirects.js', prepare, args)

async function run(program, prepare, args) {
  const { node, env, pnpm } = await prepare()
  await buildApp({ pnpm })
  return runBuilt(program, { node, env, args })
}
