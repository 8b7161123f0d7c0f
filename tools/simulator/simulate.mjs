// `pnpm simulate`: see README.md. What depends on the machine is settled before the first module loads.
import { enableCompileCache } from 'node:module'

// Each planted bug runs in a process of its own, and half a second of it would compile the sources.
enableCompileCache()
process.env.NODE_ENV ??= 'production'
process.env.TZ = 'UTC'
await import('../run/sources.mjs')
const bug = process.argv.find((argument) => argument.startsWith('--bug='))?.slice('--bug='.length)
if (bug !== undefined) {
  const [{ BUGS }, { plant }] = await Promise.all([import('./src/planted/bugs.ts'), import('./src/planted/plant.mjs')])
  const found = BUGS.find(({ name }) => name === bug)
  if (!found) throw new Error(`Nobody planted "${bug}"`)
  plant(found)
}
const { main } = await import('./src/command/main.ts')
process.exitCode = await main(process.argv.slice(2))
