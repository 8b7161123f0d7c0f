// `npm run backup` and `npm run restore`: built programs about a data folder. A backup must not change the program of a
// running shop, so what is built already is not built anew.
import { existsSync } from 'node:fs'
import { buildApp } from './build.mjs'
import { root } from './environment.mjs'
import { builtProgram, runBuilt } from './built-programs.mjs'

export const backup = (prepare, args) => run('backup.js', prepare, args)
export const restore = (prepare, args) => run('restore.js', prepare, args)

async function run(program, prepare, args) {
  const { node, env, pnpm } = await prepare()
  if (!existsSync(builtProgram(program))) await buildApp({ pnpm })
  return runBuilt(program, { node, env: { ...env, PROJECT_FOLDER: root }, args })
}
