// What `npm start`, `npm test` and `pnpm catalogue:import` run. Plain JavaScript without dependencies, for Node 18:
// it makes sure of Node, pnpm and the packages, and runs everything else on the Node that it found or fetched.
import { prepare } from './run/prepare.mjs'
import { Refusal, say } from './run/say.mjs'
import { start } from './run/start.mjs'
import { test } from './run/test.mjs'
import { backup, restore } from './run/backup.mjs'
import { importCatalogue, importRedirects } from './run/import-catalogue.mjs'

const tasks = { start, test, import: importCatalogue, redirects: importRedirects, backup, restore }
const [name, ...args] = process.argv.slice(2)
const task = tasks[name]

if (task === undefined) {
  say(`usage: node tools/run.mjs ${Object.keys(tasks).join(' | ')}`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await task(prepare, args)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
