// `pnpm bench [name…]`: measures, writes the raw data to docs/benchmarks/, and writes docs/benchmarks.md
// from the last raw data of every benchmark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { circumstances } from './lib/machine.mjs'
import { results } from './lib/paths.mjs'
import { writeReport } from './report.mjs'

const ALL = [
  'scripts',
  'styles',
  'phone',
  'pages',
  'throughput',
  'memory',
  'search',
  'search-scale',
  'clicks',
  'keystrokes',
  'add-to-cart',
  'offline-start',
  'lighthouse',
  'pricing',
  'sync',
  'cart-updates',
  'order-kills',
  'start',
  'attacker',
  'gallery',
]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !ALL.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Choose from: ${ALL.join(', ')}.`)
  process.exit(2)
}

mkdirSync(results, { recursive: true })
let missed = 0
for (const name of names.length > 0 ? names : ALL) {
  console.error(`bench: ${name}`)
  const { title, reference, method, chart, measure } = await import(`./measure/${name}.mjs`)
  const before = circumstances()
  const { figures, raw } = await measure()
  const run = { name, title, reference, method, chart, command: `pnpm bench ${name}`, ...before, figures, raw }
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(run, null, 1)}\n`)
  for (const figure of figures) {
    const { what, value, unit, atMost, atLeast } = figure
    const limit = atMost !== undefined ? ` (at most ${atMost})` : atLeast !== undefined ? ` (at least ${atLeast})` : ''
    console.log(`  ${what}: ${value} ${unit}${limit}`)
    if (value > atMost || value < atLeast) missed += 1
  }
}
writeReport(ALL)
console.log(missed === 0 ? 'All targets of these benchmarks are met.' : `${missed} targets are missed.`)
process.exitCode = missed === 0 ? 0 : 1
