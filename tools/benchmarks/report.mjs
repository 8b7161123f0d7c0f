// Writes docs/benchmarks.md from the raw data of the last run of each benchmark.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { results, root } from './lib/paths.mjs'

const INTRODUCTION =
  '`pnpm bench [name…]` writes this file from the raw data under [benchmarks/](benchmarks/): do not edit it. ' +
  'Other shops (peers) were measured earlier, with the same method on the same kind of machine. ' +
  'A share is always a share of a reference that was measured in the same run.'

export function writeReport(names) {
  const runs = names
    .map((name) => join(results, `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(join(root, 'docs', 'benchmarks.md'), render(runs))
}

export function render(runs) {
  return `# Benchmarks

${INTRODUCTION}

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
  const changes = uncommittedChanges ? ' with uncommitted changes' : ''
  const circumstances = [
    `\`${command}\``,
    `[raw data](benchmarks/${name}.json)`,
    `${measuredAt.slice(0, 16).replace('T', ' ')} UTC`,
    `commit ${commit}${changes}`,
    `Node ${node}`,
    `${machine.cpus} × ${machine.model}, ${machine.memoryGiB} GiB, load ${machine.loadAverage[0]}`,
  ]
  return `## ${title}

${method}

Reference: ${reference}

| figure | value | target | |
|---|---:|---:|---|
${figures.map(row).join('\n')}
${chart ? `\n![${title}](benchmarks/${chart})\n` : ''}
${circumstances.join(' · ')}
`
}

function row({ what, value, unit, atMost, atLeast }) {
  const withUnit = (number) => (unit === '' ? String(number) : `${number} ${unit}`)
  const least = atLeast !== undefined ? `≥ ${withUnit(atLeast)}` : ''
  const target = atMost !== undefined ? `≤ ${withUnit(atMost)}` : least
  const verdict = target === '' ? '' : value > atMost || value < atLeast ? 'missed' : 'met'
  return `| ${what} | ${withUnit(value)} | ${target} | ${verdict} |`
}
