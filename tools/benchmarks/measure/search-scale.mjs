import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../lib/bundle.mjs'
import { lineChart } from '../lib/line-chart.mjs'
import { results } from '../lib/paths.mjs'
import { percentile } from '../lib/statistics.mjs'

// From issue 3. `children` is the number for all products together.
const SIZES = [
  { products: 1000, children: 10_000 },
  { products: 3000, children: 30_000 },
  { products: 10_000, children: 100_000, limits: { p50: 3, p99: 15, readyMs: 2000 } },
  { products: 30_000, children: 100_000 },
  { products: 100_000, children: 100_000, limits: { p99: 100 } },
]

export const title = 'Search in large catalogues'
export const reference = 'The targets. The chart shows the growth.'
export const method =
  'A generated catalogue, the same one in every run (tools/benchmarks/search/large-catalogue.mjs). 1,000 mixed ' +
  'queries (listings with filters, words with and without typing errors, both) with five aggregations each and the ' +
  "fields that the shop requests, in sequence through the API host's handler in process, to the last byte of the " +
  'answer, after 200 queries to warm up. Each size in its own process. Ready: the time from opening a filled data ' +
  'folder to the first answer.'
export const chart = 'search-scale.svg'

export async function measure() {
  const script = await bundled('search/large-host.mjs')
  const raw = []
  for (const size of SIZES) raw.push({ ...size, ...run(script, size) })
  writeFileSync(
    join(results, chart),
    lineChart({
      x: { label: 'products', values: raw.map(({ products }) => products) },
      lines: [
        { label: 'p99, ms', values: raw.map(({ p99 }) => p99) },
        { label: 'p50, ms', values: raw.map(({ p50 }) => p50) },
        { label: 'memory, MiB', values: raw.map(({ memoryMiB }) => memoryMiB) },
      ],
    }),
  )
  return { figures: raw.flatMap(figuresOf), raw }
}

function figuresOf({ products, children, limits = {}, p50, p99, readyMs, memoryMiB }) {
  const what = `${products.toLocaleString('en')} products, ${children.toLocaleString('en')} children`
  const limited = (name) => (limits[name] === undefined ? {} : { atMost: limits[name] })
  return [
    { what: `${what}: p50`, value: p50, unit: 'ms', ...limited('p50') },
    { what: `${what}: p99`, value: p99, unit: 'ms', ...limited('p99') },
    { what: `${what}: ready`, value: readyMs, unit: 'ms', ...limited('readyMs') },
    { what: `${what}: memory`, value: memoryMiB, unit: 'MiB' },
  ]
}

function run(script, { products, children }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-scale-'))
  const step = (name) =>
    execFileSync(
      process.execPath,
      [
        '--expose-gc',
        '--max-old-space-size=8192',
        '--disable-warning=ExperimentalWarning',
        script,
        name,
        folder,
        products,
        children,
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 300_000 },
    )
  try {
    step('fill')
    const { readyMs, memoryMiB, found, answers } = JSON.parse(step('measure'))
    if (found < answers.length / 2) throw new Error(`Only ${found} of ${answers.length} queries found anything.`)
    const times = (kind) => answers.filter(([of]) => kind === undefined || of === kind).map(([, ms]) => ms)
    const at = (percent, kind) => Number(percentile(times(kind), percent).toFixed(2))
    return {
      p50: at(50),
      p99: at(99),
      readyMs: Math.round(readyMs),
      memoryMiB: Math.round(memoryMiB),
      found,
      kinds: Object.fromEntries(
        ['listing', 'text', 'both'].map((kind) => [
          kind,
          { n: times(kind).length, p50: at(50, kind), p99: at(99, kind), max: at(100, kind) },
        ]),
      ),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
