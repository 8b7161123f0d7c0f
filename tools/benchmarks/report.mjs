// docs/benchmarks.md from the raw data of the last run of each benchmark.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { results, root } from './lib/paths.mjs'

export function writeReport(names) {
  const runs = names
    .map((name) => join(results, `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(join(root, 'docs', 'benchmarks.md'), render(runs))
}

export function render(runs) {
  return `# Benchmarks

Written by \`pnpm bench [name…]\` from the raw data under [benchmarks/](benchmarks/): do not edit. Peers and floors were measured beforehand with the same method on the same kind of machine; a share is always taken of a reference measured in the same run.

${runs.map(section).join('\n')}`
}

function section({
  name,
  title,
  reference,
  method,
  chart,
  command,
  measuredAt,
  commit,
  uncommittedChanges,
  node,
  machine,
  figures,
}) {
  return `## ${title}

${method}

Reference: ${reference}

| figure | value | target | |
|---|---:|---:|---|
${figures.map(row).join('\n')}
${chart ? `\n![${title}](benchmarks/${chart})\n` : ''}
\`${command}\` · [raw data](benchmarks/${name}.json) · ${measuredAt.slice(0, 16).replace('T', ' ')} UTC · commit ${commit}${uncommittedChanges ? ' with uncommitted changes' : ''} · Node ${node} · ${machine.cpus} × ${machine.model}, ${machine.memoryGiB} GiB, load ${machine.loadAverage[0]}
`
}

function row({ what, value, unit, atMost, atLeast }) {
  const withUnit = (number) => (unit === '' ? String(number) : `${number} ${unit}`)
  const target = atMost !== undefined ? `≤ ${withUnit(atMost)}` : atLeast !== undefined ? `≥ ${withUnit(atLeast)}` : ''
  const verdict = target === '' ? '' : value > atMost || value < atLeast ? 'missed' : 'met'
  return `| ${what} | ${withUnit(value)} | ${target} | ${verdict} |`
}
